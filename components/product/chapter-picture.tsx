import { Picture, type PictureProps } from '@/components/ui/picture'

/** A picture from edge to edge between two chapters of a trip; the gallery has it too, with its words. */
export function ChapterPicture({ picture }: { picture: PictureProps['picture'] | undefined }) {
  if (!picture) return null
  return (
    <div className="grain bg-deep print:hidden">
      <Picture
        picture={picture}
        alt=""
        sizes="100vw"
        className="aspect-3/2 max-h-[34rem] w-full object-cover lg:max-h-[min(44rem,80vh)]"
      />
    </div>
  )
}

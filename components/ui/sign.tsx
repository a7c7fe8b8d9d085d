import { Picture, type PictureProps } from './picture'

/** The sign of a trip: its poster, or a photograph that staff chose, in the ink of its category among the posters. */
export function Sign({
  frame,
  className = '',
  ...picture
}: Omit<PictureProps, 'eager'> & {
  /** CSS colour of the category. */
  frame: string
}) {
  const { isPhotograph } = picture.picture
  return (
    <div
      className={`overflow-clip grain ${isPhotograph ? 'ink-ground' : ''} ${className}`}
      style={{ '--frame': frame }}
    >
      <Picture {...picture} className={`size-full object-cover ${isPhotograph ? 'inked' : ''}`} />
    </div>
  )
}

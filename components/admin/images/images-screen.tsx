import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { type Area, areas } from '@/lib/staff/pictures/areas'
import type { ImagesApi } from '@/lib/staff/pictures/gallery-requests'
import type { ProductChoices } from '@/lib/staff/pictures/product-choices'
import { PanelTabs } from '../frame/panel-tabs'
import { useLeaveWarning } from '../frame/use-leave-warning'
import { ImageGallery } from './image-gallery'
import { TripGrid } from './trip-grid'
import { UploadZone } from './upload-zone'
import { type Gallery, useGallery } from './use-gallery'
import { type Uploads, useUploads } from './use-uploads'

export interface ImagesScreenProps {
  locale: Locale
  words: Words['admin']['images']
  choices: ProductChoices
  api: ImagesApi
}

interface AreaState {
  gallery: Gallery
  uploads: Uploads
}

interface AreaNeeds {
  toasts: Words['admin']['images']['toasts']
  api: ImagesApi
}

function useArea(area: Area, { toasts, api }: AreaNeeds): AreaState {
  const gallery = useGallery(area, {
    fetchImages: api.fetchImages,
    onFailed: () => toast.error(toasts.listFailed.title, { description: toasts.listFailed.text }),
  })
  const uploads = useUploads(area, {
    api,
    onSent: ({ fileName, image }) => {
      gallery.add(image)
      toast.success(toasts.uploaded.title, { description: fill(toasts.uploaded.text, { file: fileName }) })
    },
    onFailed: (fileName) =>
      toast.error(toasts.uploadFailed.title, {
        description: fill(toasts.uploadFailed.text, { file: fileName }),
      }),
  })
  return { gallery, uploads }
}

const isArea = (id: string): id is Area => areas.some((area) => area === id)

/** Uploading and looking after the pictures of the site (spec §2.13). */
export function ImagesScreen({ locale, words, choices, api }: ImagesScreenProps) {
  const [active, setActive] = useState('upload')
  /** Whose pictures the gallery of an area shows. */
  const [products, setProducts] = useState<Partial<Record<Area, string>>>({})
  const needs = { toasts: words.toasts, api }
  const states: Record<Area, AreaState> = {
    'tour-images': useArea('tour-images', needs),
    'expedition-images': useArea('expedition-images', needs),
    icons: useArea('icons', needs),
  }

  useLeaveWarning(areas.some((area) => states[area].uploads.isBusy))

  const choose = (id: string) => {
    setActive(id)
    if (isArea(id)) void states[id].gallery.load()
  }

  const openTrip = (area: Area, slug: string) => {
    setProducts({ ...products, [area]: slug })
    states[area].gallery.wantAll(true)
    choose(area)
  }

  const zones = (
    <div className="grid gap-5 lg:grid-cols-3 lg:gap-4 xl:gap-6">
      {areas.map((area) => {
        const { uploads, gallery } = states[area]
        return (
          <UploadZone
            key={area}
            area={area}
            locale={locale}
            words={words}
            choices={choices[area]}
            uploads={uploads}
            deleteImage={api.deleteImage}
            onRemoved={gallery.remove}
          />
        )
      })}
    </div>
  )

  const upload = (
    <div className="grid gap-8">
      <TripGrid choices={choices} title={words.trips} onChoose={openTrip} />
      {zones}
    </div>
  )

  return (
    <section aria-labelledby="images-title">
      <h1 id="images-title" className="text-title max-sm:sr-only">
        {words.title}
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-soft max-sm:sr-only">{words.lead}</p>
      <PanelTabs
        label={words.tabs}
        look="pill"
        active={active}
        onChoose={choose}
        tabs={[
          { id: 'upload', label: words.upload, panel: upload },
          ...areas.map((area) => ({
            id: area,
            label: words.galleries[area].tab,
            panel: (
              <ImageGallery
                area={area}
                locale={locale}
                words={words}
                choices={choices}
                gallery={states[area].gallery}
                uploads={states[area].uploads}
                product={products[area] ?? ''}
                onProduct={(product) => setProducts({ ...products, [area]: product })}
                deleteImage={api.deleteImage}
                moveImage={api.moveImage}
                onDeleted={states[area].uploads.forget}
              />
            ),
          })),
        ]}
      />
    </section>
  )
}

import { useRef, useState } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { type Area, acceptedTypes, maxBytes, maxFiles } from '@/lib/staff/pictures/areas'
import type { ImagesApi } from '@/lib/staff/pictures/gallery-requests'
import type { ProductChoice } from '@/lib/staff/pictures/product-choices'
import { fieldClass } from '../forms/text-field'
import { Spinner } from '../frame/spinner'
import { RejectedFiles, type Rejection } from './rejected-files'
import { SentImages } from './sent-images'
import { problemText, UploadList } from './upload-list'
import type { Uploads } from './use-uploads'

interface UploadZoneProps {
  area: Area
  locale: Locale
  words: Words['admin']['images']
  /** Products that a picture can be for; where there are none the question is not asked. */
  choices: ProductChoice[]
  uploads: Uploads
  deleteImage: ImagesApi['deleteImage']
  onRemoved: (name: string) => void
}

/** Photographs of telephones are taken beside the types of spec §5: they are made into one of those before they are sent. */
const telephoneTypes = { 'image/heic': ['.heic'], 'image/heif': ['.heif'] }

const rejection = ({ file, errors }: FileRejection): Rejection => ({
  fileName: file.name,
  problem: errors[0]?.code === 'file-too-small' ? 'empty' : 'type',
})

/** One of the three places to drop pictures, with what became of each (spec §2.13, §5). */
export function UploadZone({
  area,
  locale,
  words,
  choices,
  uploads,
  deleteImage,
  onRemoved,
}: UploadZoneProps) {
  const [product, setProduct] = useState('')
  const [rejections, setRejections] = useState<Rejection[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const { zone } = words
  const megabytes = maxBytes[area] / 1024 / 1024
  const values = { size: megabytes, count: maxFiles }

  // For buttons that go when they are pressed: without this the focus would start again at the top of the page.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: { ...acceptedTypes, ...telephoneTypes },
    minSize: 1,
    // The button inside is what is clicked and focused; the whole zone takes what is dropped.
    noClick: true,
    noKeyboard: true,
    onDrop: (files, refused) => {
      setRejections(refused.map(rejection))
      if (files.length > 0) uploads.add(files, product)
    },
  })

  const title = words.galleries[area].zone
  const hasProducts = choices.length > 0
  const titleOf = (slug: string): string => choices.find((choice) => choice.slug === slug)?.title ?? slug
  /** Where a file goes, or went, as a sentence; nothing where pictures belong to no product. */
  const destination = (slug: string | null, { to, general } = zone.goes): string | undefined => {
    if (!hasProducts) return undefined
    return slug ? fill(to, { product: titleOf(slug) }) : general
  }
  return (
    <section
      aria-labelledby={`${area}-zone`}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id={`${area}-zone`} ref={heading} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h2>
      {choices.length > 0 ? (
        <label className="block">
          <span className="mb-1.5 block text-sm font-semibold">{zone.product}</span>
          <select value={product} onChange={(event) => setProduct(event.target.value)} className={fieldClass}>
            <option value="">{zone.general}</option>
            {choices.map(({ slug, title: name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {product === '' ? <p className="-mt-2 text-sm text-soft">{words.nowhere[area]}</p> : null}
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        data-active={isDragActive || undefined}
        className={`relative grid rounded-lg border-2 border-dashed border-field bg-wall text-center transition-colors hover:border-cobalt data-active:border-solid data-active:border-cobalt data-active:bg-sand ${choices.length > 0 ? 'min-h-44' : 'min-h-44 lg:min-h-65'}`}
      >
        <input {...getInputProps({ 'aria-label': `${title}: ${zone.idle}` })} />
        <button
          type="button"
          onClick={open}
          aria-describedby={`${area}-hint`}
          className="flex flex-col items-center justify-center gap-2 rounded-lg p-5"
        >
          {uploads.isBusy && !isDragActive ? (
            <Spinner className="size-7 text-cobalt" />
          ) : (
            <Icon name="camera" className="size-8 text-cobalt" />
          )}
          <span className="font-semibold">
            {isDragActive ? zone.active : uploads.isBusy ? zone.uploading : zone.idle}
          </span>
          {hasProducts ? (
            <span className="text-sm font-semibold text-cobalt">{destination(product)}</span>
          ) : null}
          <span id={`${area}-hint`} className="text-sm text-soft">
            {area === 'icons' ? zone.formatsIcons : zone.formats}{' '}
            <span className="whitespace-nowrap">{fill(zone.max, values)}</span>
            <span className="block">{fill(zone.limit, values)}</span>
          </span>
        </button>
      </div>
      <RejectedFiles
        rejections={rejections}
        words={zone}
        problemText={(problem) => problemText(words, { area, problem })}
        onDismiss={() => {
          setRejections([])
          focusHeading()
        }}
      />
      <UploadList
        area={area}
        locale={locale}
        words={words}
        uploads={uploads}
        destinationOf={destination}
        onFocusLost={focusHeading}
      />
      <SentImages
        area={area}
        locale={locale}
        words={words}
        uploads={uploads}
        destinationOf={(slug) => destination(slug, zone.went)}
        deleteImage={deleteImage}
        onRemoved={onRemoved}
        onFocusLost={focusHeading}
      />
    </section>
  )
}

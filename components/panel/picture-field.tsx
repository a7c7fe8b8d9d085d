import { type MouseEvent, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Area, StoredImage } from '@/lib/admin/areas'
import { imagesApi } from '@/lib/admin/gallery-requests'
import { isRecord } from '@/lib/catalogue/change'
import { fill } from '@/lib/fill'
import { isVector, sizedAddress } from '@/lib/images/media-widths'
import { locales } from '@/lib/locales'
import { valueAt } from '@/lib/panel/document-path'
import { fieldClass } from '../admin/text-field'
import { fieldId, useEditor } from './editor-context'
import { FieldFrame, ResetButton } from './field-frame'
import { smallButton } from './small-button'

interface ChosenPicture {
  file: string
  focus?: { x: number; y: number }
}

const isPoint = (value: unknown): value is { x: number; y: number } =>
  isRecord(value) && typeof value.x === 'number' && typeof value.y === 'number'

const chosenPictures = (value: unknown): ChosenPicture[] =>
  (Array.isArray(value) ? value : []).flatMap((item) =>
    isRecord(item) && typeof item.file === 'string'
      ? [{ file: item.file, focus: isPoint(item.focus) ? item.focus : undefined }]
      : [],
  )

const view = (file: string): string =>
  isVector(file) ? `/media/${file}` : sizedAddress(`/media/${file}`, 384)

/** The trip's own photographs: order, cover, focal point, alternative texts, from the library or dropped in (design §12). */
export function PictureField({ path }: { path: string }) {
  const { document, words, change } = useEditor()
  const text = words.pictures
  const itemsPath = `${path}.items`
  const stored = valueAt(document, itemsPath)
  const raw: unknown[] = Array.isArray(stored) ? stored : []
  const pictures = chosenPictures(stored)
  const cover = valueAt(document, `${path}.cover`)
  const area: Area = valueAt(document, 'kind') === 'expedition' ? 'expedition-images' : 'tour-images'
  const slug = String(valueAt(document, 'slug') ?? '')
  const upload = useRef<HTMLInputElement>(null)
  /** Place of the picture that the next file takes; behind the others where there is none. */
  const replaced = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  const [library, setLibrary] = useState<{ images: StoredImage[]; next: number | null }>()

  /** What was put so far, also while several files are on their way. */
  const latest = useRef<unknown[]>(raw)
  latest.current = raw

  const put = (file: string) => {
    const at = replaced.current
    replaced.current = undefined
    const next =
      at === undefined
        ? [...latest.current, { file }]
        : latest.current.map((item, index) => (index === at ? { file } : item))
    const before = at === undefined ? undefined : pictures[at]?.file
    latest.current = next
    change(itemsPath, next)
    if (before !== undefined && cover === before) change(`${path}.cover`, file)
  }

  const send = async (files: readonly File[]) => {
    const failed: string[] = []
    for (const file of files) {
      setSaid(fill(text.uploading, { file: file.name }))
      const outcome = await imagesApi.uploadImage({ area, file, product: slug, onProgress: () => {} })
      if (outcome.ok) {
        const { value } = outcome
        put(`${area}/${value.name}`)
        // An open library has it as well, for whoever takes it out of the gallery again.
        setLibrary((open) => open && { ...open, images: [value, ...open.images] })
      } else failed.push(fill(text.failed, { file: file.name }))
    }
    setSaid(failed.join(' '))
  }

  const openLibrary = async (offset = 0) => {
    const page = await imagesApi.fetchImages(area, offset)
    if (!page.ok) {
      setSaid(text.libraryFailed)
      return
    }
    setSaid('')
    const known = offset > 0 ? (library?.images ?? []) : []
    setLibrary({ images: [...known, ...page.value.images], next: page.value.next })
  }

  const move = (from: number, to: number) => {
    const next = [...raw]
    const [moved] = next.splice(from, 1)
    next.splice(to, 0, moved)
    change(itemsPath, next)
  }

  const focusAt = (index: number) => (event: MouseEvent<HTMLButtonElement>) => {
    // A keyboard presses without a place; the two fields below are for it.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const share = (at: number, size: number) => Math.round(Math.min(1, Math.max(0, at / size)) * 100) / 100
    change(`${itemsPath}.${index}.focus`, {
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    })
  }

  return (
    <section
      id={fieldId(path)}
      aria-label={text.title}
      tabIndex={-1}
      className="grid gap-4 rounded-md outline-none"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void send([...event.dataTransfer.files])
      }}
    >
      <p className="text-soft">{pictures.length === 0 ? text.none : text.hint}</p>
      <ol className="grid gap-4">
        {pictures.map(({ file, focus }, index) => {
          const name = file.slice(file.indexOf('/') + 1)
          const label = { label: name }
          const point = focus ?? { x: 0.5, y: 0.5 }
          const axis = (key: 'x' | 'y', title: string) => (
            <label className="grid gap-1 text-sm">
              {title}
              <input
                type="number"
                min={0}
                max={100}
                value={Math.round(point[key] * 100)}
                onChange={({ target }) =>
                  change(`${itemsPath}.${index}.focus`, {
                    ...point,
                    [key]: Math.min(100, Math.max(0, Number(target.value))) / 100,
                  })
                }
                className={`${fieldClass} max-w-28`}
              />
            </label>
          )
          return (
            <li
              key={file}
              data-picture={file}
              className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[14rem_1fr]"
            >
              <button
                type="button"
                aria-label={fill(text.focus, { name })}
                onClick={focusAt(index)}
                className="relative h-fit cursor-crosshair overflow-clip rounded-md"
              >
                {/* biome-ignore lint/performance/noImgElement: `/media` makes the small picture */}
                <img src={view(file)} alt="" className="block w-full bg-sand" />
                <span
                  aria-hidden="true"
                  className="absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-paint-terracotta"
                  style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
                />
              </button>
              <div className="grid gap-3">
                <div className="grid gap-3 sm:grid-cols-2">
                  {locales.map((locale) => (
                    <FieldFrame
                      key={locale}
                      path={`${itemsPath}.${index}.alt.${locale}`}
                      label={text.alt}
                      lang={locale}
                    >
                      {({ id, value, onChange, inputRef, invalid, describedBy }) => (
                        <input
                          id={id}
                          ref={inputRef}
                          lang={locale}
                          maxLength={300}
                          value={typeof value === 'string' ? value : ''}
                          aria-invalid={invalid || undefined}
                          aria-describedby={describedBy}
                          onChange={({ target }) => onChange(target.value)}
                          className={fieldClass}
                        />
                      )}
                    </FieldFrame>
                  ))}
                  {axis('x', text.focusX)}
                  {axis('y', text.focusY)}
                </div>
                <div className="flex flex-wrap items-center gap-2">
                  <label className="flex min-h-11 items-center gap-2 pr-2 font-semibold">
                    <input
                      type="radio"
                      name={`${path}-cover`}
                      checked={cover === file || (cover === undefined && index === 0)}
                      onChange={() => change(`${path}.cover`, file)}
                      className="size-6"
                    />
                    {text.cover}
                  </label>
                  <button
                    type="button"
                    className={smallButton}
                    aria-label={fill(words.editor.upNamed, label)}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon name="down" className="size-4 rotate-180" />
                  </button>
                  <button
                    type="button"
                    className={smallButton}
                    aria-label={fill(words.editor.downNamed, label)}
                    disabled={index === pictures.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon name="down" className="size-4" />
                  </button>
                  <button
                    type="button"
                    className={smallButton}
                    onClick={() => {
                      replaced.current = index
                      upload.current?.click()
                    }}
                  >
                    {text.replace}
                  </button>
                  <button
                    type="button"
                    className={smallButton}
                    aria-label={fill(words.editor.removeNamed, label)}
                    onClick={() => {
                      change(
                        itemsPath,
                        raw.filter((_, place) => place !== index),
                      )
                      if (cover === file) change(`${path}.cover`, undefined)
                    }}
                  >
                    <Icon name="cross" className="size-4" /> {words.editor.remove}
                  </button>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      <div className="flex flex-wrap gap-3">
        <input
          ref={upload}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/svg+xml"
          multiple
          aria-label={text.upload}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            void send(files)
          }}
        />
        <button
          type="button"
          className={smallButton}
          onClick={() => {
            replaced.current = undefined
            upload.current?.click()
          }}
        >
          <Icon name="camera" className="size-4" /> {text.upload}
        </button>
        <button
          type="button"
          className={smallButton}
          aria-expanded={library !== undefined}
          onClick={() => (library ? setLibrary(undefined) : void openLibrary())}
        >
          {library ? text.close : text.library}
        </button>
      </div>
      <p role="status" className="text-terracotta empty:hidden">
        {said}
      </p>
      {library ? (
        <div>
          {library.images.length === 0 ? <p>{text.emptyLibrary}</p> : null}
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
            {library.images
              .filter(
                // A trip shows pictures of its own alone (lib/images/product-pictures.ts).
                ({ name, product }) =>
                  product === slug && !pictures.some(({ file }) => file === `${area}/${name}`),
              )
              .map(({ name }) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-label={fill(text.use, { name })}
                    onClick={() => put(`${area}/${name}`)}
                    className="block w-full overflow-clip rounded-md border border-line"
                  >
                    {/* biome-ignore lint/performance/noImgElement: `/media` makes the small picture */}
                    <img
                      src={view(`${area}/${name}`)}
                      alt=""
                      loading="lazy"
                      className="aspect-4/3 w-full bg-sand object-cover"
                    />
                  </button>
                </li>
              ))}
          </ul>
          {library.next === null ? null : (
            <button
              type="button"
              className={buttonClass({ look: 'plain' }, 'mt-2 min-h-11')}
              onClick={() => void openLibrary(library.next ?? 0)}
            >
              {text.more}
            </button>
          )}
        </div>
      ) : null}
      <ResetButton path={path} label={text.title} />
    </section>
  )
}

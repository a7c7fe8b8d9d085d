import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Area, maxBytes, maxFiles, type Problem, type StoredImage } from '@/lib/admin/areas'
import { imagesApi } from '@/lib/admin/gallery-requests'
import { isRecord } from '@/lib/catalogue/change'
import { fill } from '@/lib/fill'
import { isVector, sizedAddress } from '@/lib/images/media-widths'
import { locales } from '@/lib/locales'
import { valueAt } from '@/lib/panel/document-path'
import { fieldClass } from '../admin/text-field'
import { fieldId, useEditor } from './editor-context'
import { FieldFrame, ResetButton } from './field-frame'
import { OutcomeText, type SpokenOutcome } from './outcome-text'
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
  const { document, words, imageProblems, change } = useEditor()
  const text = words.pictures
  const itemsPath = `${path}.items`
  const stored = valueAt(document, itemsPath)
  const raw: unknown[] = Array.isArray(stored) ? stored : []
  const pictures = chosenPictures(stored)
  const cover = valueAt(document, `${path}.cover`)
  const area: Area = valueAt(document, 'kind') === 'expedition' ? 'expedition-images' : 'tour-images'
  const slug = String(valueAt(document, 'slug') ?? '')
  const upload = useRef<HTMLInputElement>(null)
  /** The file whose place the window that asks for one is open for. */
  const replaced = useRef<string>(undefined)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState<SpokenOutcome & { look?: 'problem' }>({ text: '' })
  const [library, setLibrary] = useState<{ images: StoredImage[]; next: number | null }>()

  /** Where the keyboard goes on once the list is shown anew: the button that it was on has moved, or is gone. */
  const focusNext = useRef<{ file?: string; tool: string }>(undefined)
  useEffect(() => {
    const next = focusNext.current
    if (!next) return
    focusNext.current = undefined
    const tools = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>('[data-picture] [data-tool]:enabled') ?? []),
    ].filter((tool) => tool.closest<HTMLElement>('[data-picture]')?.dataset.picture === next.file)
    const own = tools.find(({ dataset }) => dataset.tool === next.tool)
    ;(own ?? tools[0] ?? uploadButton.current)?.focus()
  })

  /** What was put so far, also while several files are on their way. */
  const latest = useRef({ items: raw, cover })
  latest.current = { items: raw, cover }

  /** @param before the file whose place it takes; behind the others where there is none, or no longer */
  const put = (file: string, before?: string) => {
    const { items, cover: chosen } = latest.current
    const isThere = before !== undefined && items.some((item) => valueAt(item, 'file') === before)
    const next = isThere
      ? items.map((item) => (valueAt(item, 'file') === before ? { file } : item))
      : [...items, { file }]
    latest.current = { items: next, cover: chosen }
    change(itemsPath, next)
    if (isThere && chosen === before) change(`${path}.cover`, file)
  }

  /** The sentence of a problem, closed with a full stop. */
  const why = (problem: Problem): string =>
    `${fill(imageProblems[problem], { size: maxBytes[area] / 1024 / 1024, count: maxFiles })}.`

  const send = async (files: readonly File[], before?: string) => {
    const failed: string[] = []
    let signedOut = false
    let place = before
    for (const file of files) {
      setSaid({ text: fill(text.uploading, { file: file.name }) })
      const outcome = await imagesApi.uploadImage({ area, file, product: slug, onProgress: () => {} })
      if (outcome.ok) {
        const { value } = outcome
        put(`${area}/${value.name}`, place)
        place = undefined
        // An open library has it as well, for whoever takes it out of the gallery again.
        setLibrary((open) => open && { ...open, images: [value, ...open.images] })
      } else {
        failed.push(`${fill(text.failed, { file: file.name })} ${why(outcome.problem)}`)
        signedOut ||= outcome.problem === 'signedOut'
      }
    }
    setSaid({ text: failed.join(' '), look: 'problem', signedOut })
  }

  const openLibrary = async (offset = 0) => {
    const page = await imagesApi.fetchImages(area, offset)
    if (!page.ok) {
      setSaid({
        text: `${text.libraryFailed} ${why(page.problem)}`,
        look: 'problem',
        signedOut: page.problem === 'signedOut',
      })
      return
    }
    setSaid({ text: '' })
    const known = offset > 0 ? (library?.images ?? []) : []
    setLibrary({ images: [...known, ...page.value.images], next: page.value.next })
  }

  const move = (from: number, to: number) => {
    const next = [...raw]
    const [moved] = next.splice(from, 1)
    next.splice(to, 0, moved)
    change(itemsPath, next)
    focusNext.current = { file: pictures[from]?.file, tool: to < from ? 'up' : 'down' }
  }

  const takeOut = (at: number) => {
    const file = pictures[at]?.file
    change(
      itemsPath,
      raw.filter((_, place) => place !== at),
    )
    if (cover === file) change(`${path}.cover`, undefined)
    focusNext.current = { file: (pictures[at + 1] ?? pictures[at - 1])?.file, tool: 'remove' }
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
      <ol ref={list} className="grid gap-4">
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
                    data-tool="up"
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon name="down" className="size-4 rotate-180" />
                  </button>
                  <button
                    type="button"
                    className={smallButton}
                    aria-label={fill(words.editor.downNamed, label)}
                    data-tool="down"
                    disabled={index === pictures.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon name="down" className="size-4" />
                  </button>
                  <button
                    type="button"
                    className={smallButton}
                    onClick={() => {
                      replaced.current = file
                      upload.current?.click()
                    }}
                  >
                    {text.replace}
                  </button>
                  <button
                    type="button"
                    className={smallButton}
                    aria-label={fill(words.editor.removeNamed, label)}
                    data-tool="remove"
                    onClick={() => takeOut(index)}
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
            void send(files, replaced.current)
          }}
        />
        <button
          ref={uploadButton}
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
      <p
        role="status"
        className={`empty:hidden ${said.look === 'problem' ? 'text-terracotta' : 'text-soft'}`}
      >
        <OutcomeText outcome={said} signIn={words.screen.signIn} />
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

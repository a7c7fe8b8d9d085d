import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { isRecord } from '@/lib/catalogue/shape/change'
import { valueAt } from '@/lib/staff/content/document-path'
import type { Area, Problem, StoredImage } from '@/lib/staff/pictures/areas'
import { imagesApi } from '@/lib/staff/pictures/gallery-requests'
import { useLeaveWarning } from '../frame/use-leave-warning'
import { problemText, UploadList } from '../images/upload-list'
import { useUploads } from '../images/use-uploads'
import { fieldId, useEditor } from './editor-context'
import { ResetButton } from './field-frame'
import { OutcomeText, type SpokenOutcome } from './outcome-text'
import { PictureLibrary } from './picture-library'
import { type ChosenPicture, PictureRow } from './picture-row'
import { smallButton } from './small-button'

const isPoint = (value: unknown): value is { x: number; y: number } =>
  isRecord(value) && typeof value.x === 'number' && typeof value.y === 'number'

const chosenPictures = (value: unknown): ChosenPicture[] =>
  (Array.isArray(value) ? value : []).flatMap((item) =>
    isRecord(item) && typeof item.file === 'string'
      ? [{ file: item.file, focus: isPoint(item.focus) ? item.focus : undefined }]
      : [],
  )

/** The trip's own photographs: order, cover, focal point, alternative texts, from the library or dropped in. */
export function PictureField({ path }: { path: string }) {
  const { document, words, images, locale, change } = useEditor()
  const text = words.pictures
  const itemsPath = `${path}.items`
  const stored = valueAt(document, itemsPath)
  const raw: unknown[] = Array.isArray(stored) ? stored : []
  const pictures = chosenPictures(stored)
  const cover = valueAt(document, `${path}.cover`)
  const area: Area = valueAt(document, 'kind') === 'expedition' ? 'expedition-images' : 'tour-images'
  const slug = String(valueAt(document, 'slug') ?? '')
  const upload = useRef<HTMLInputElement>(null)
  /** The picture that the file chosen next replaces. */
  const replaced = useRef<string>(undefined)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState<SpokenOutcome & { look?: 'problem' }>({ text: '' })
  const [library, setLibrary] = useState<{ images: StoredImage[]; next: number | null }>()

  /** Where the focus goes after the list is rendered again: the button that had it has moved, or is gone. */
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

  /** The pictures including those added since the last render, for uploads of several files. */
  const latest = useRef({ items: raw, cover })
  latest.current = { items: raw, cover }

  /** Where photographs that are sent go: in the place of another one, or from a place on. The last one comes first. */
  const goal = useRef<{ before?: string; at: number }>({ at: 0 })
  const put = (file: string, { before, at }: { before?: string; at?: number } = {}) => {
    const { items, cover: chosen } = latest.current
    const isThere = before !== undefined && items.some((item) => valueAt(item, 'file') === before)
    const next = isThere
      ? items.map((item) => (valueAt(item, 'file') === before ? { file } : item))
      : items.toSpliced(at ?? items.length, 0, { file })
    latest.current = { items: next, cover: chosen }
    change(itemsPath, next)
    if (isThere && chosen === before) change(`${path}.cover`, file)
  }
  const uploads = useUploads(area, {
    api: imagesApi,
    onSent: ({ image }) => {
      put(`${area}/${image.name}`, goal.current)
      goal.current = { ...goal.current, before: undefined }
      // An open library lists it as well, in case it is removed from the gallery again.
      setLibrary((open) => open && { ...open, images: [image, ...open.images] })
    },
    onFailed: () => {},
  })
  useLeaveWarning(uploads.isBusy)
  const send = (files: readonly File[], before?: string) => {
    const place = latest.current.items.findIndex((item) => valueAt(item, 'file') === before)
    goal.current = { before, at: place < 0 ? latest.current.items.length : place + 1 }
    setSaid({ text: '' })
    uploads.add(files, slug)
  }

  /** The sentence of a problem, closed with a full stop. */
  const why = (problem: Problem, part = ''): string => `${problemText(images, { area, problem, part })}.`

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

  /** Takes a photograph off the trip's page, at once, and out of the document. */
  const takeOff = async (at: number) => {
    const file = pictures[at]?.file
    if (file === undefined) return
    const name = file.slice(file.indexOf('/') + 1)
    const outcome = await imagesApi.moveImage(area, name, { area, product: slug, isOff: true })
    // One that is gone is off the page as well.
    if (!outcome.ok && outcome.problem !== 'gone') {
      setSaid({
        text: `${text.notMoved} ${why(outcome.problem)}`,
        look: 'problem',
        signedOut: outcome.problem === 'signedOut',
      })
      return
    }
    setSaid({ text: text.takenOff })
    setLibrary((open) =>
      open && outcome.ok
        ? { ...open, images: [outcome.value, ...open.images.filter((one) => one.name !== name)] }
        : open,
    )
    const { items, cover: chosen } = latest.current
    const next = items.filter((item) => valueAt(item, 'file') !== file)
    latest.current = { items: next, cover: chosen === file ? undefined : chosen }
    change(itemsPath, next)
    if (chosen === file) change(`${path}.cover`, undefined)
    focusNext.current = { file: (pictures[at + 1] ?? pictures[at - 1])?.file, tool: 'remove' }
  }

  /** Places a photograph of the library; one that was taken off the page comes back to it first. */
  const choose = async (name: string) => {
    const known = library?.images.find((image) => image.name === name)
    if (known?.shown !== 'nowhere') {
      put(`${area}/${name}`)
      return
    }
    const outcome = await imagesApi.moveImage(area, name, { area, product: slug, isOff: false })
    if (!outcome.ok) {
      setSaid({
        text: `${text.notMoved} ${why(outcome.problem)}`,
        look: 'problem',
        signedOut: outcome.problem === 'signedOut',
      })
      return
    }
    setLibrary(
      (open) =>
        open && { ...open, images: [outcome.value, ...open.images.filter((one) => one.name !== name)] },
    )
    put(`${area}/${outcome.value.name}`)
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
        send([...event.dataTransfer.files])
      }}
    >
      <p className="text-soft">
        {pictures.length === 0 ? `${text.none} ` : ''}
        {text.hint}
      </p>
      <ol ref={list} className="grid gap-4">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.file}
            path={path}
            picture={picture}
            index={index}
            isLast={index === pictures.length - 1}
            isCover={cover === picture.file || (cover === undefined && index === 0)}
            onMove={(to) => move(index, to)}
            onReplace={() => {
              replaced.current = picture.file
              upload.current?.click()
            }}
            onRemove={() => void takeOff(index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <input
          ref={upload}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/svg+xml,image/heic,image/heif,.heic,.heif"
          multiple
          aria-label={text.upload}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            send(files, replaced.current)
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
      <UploadList
        area={area}
        locale={locale}
        words={images}
        uploads={uploads}
        onFocusLost={() => uploadButton.current?.focus()}
      />
      {library ? (
        <PictureLibrary
          area={area}
          // A trip shows pictures of its own alone (lib/images/trip-gallery.ts).
          names={library.images.flatMap(({ name, product }) =>
            product === slug && !pictures.some(({ file }) => file === `${area}/${name}`) ? [name] : [],
          )}
          isEmpty={library.images.length === 0}
          words={text}
          onChoose={(name) => void choose(name)}
          onMore={library.next === null ? undefined : () => void openLibrary(library.next ?? 0)}
        />
      ) : null}
      <ResetButton path={path} label={text.title} />
    </section>
  )
}

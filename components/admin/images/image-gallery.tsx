import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { buttonClass } from '@/components/ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import type { Area, StoredImage } from '@/lib/staff/pictures/areas'
import type { ImagesApi, Move } from '@/lib/staff/pictures/gallery-requests'
import type { ProductChoices } from '@/lib/staff/pictures/product-choices'
import { smallButton } from '../content/small-button'
import { fieldClass } from '../forms/text-field'
import { SignInLink } from '../frame/sign-in-link'
import { Spinner } from '../frame/spinner'
import { ImageCard } from './image-card'
import { ImageDialog } from './image-dialog'
import { MoveDialog } from './move-dialog'
import { UploadList } from './upload-list'
import type { Gallery } from './use-gallery'
import type { Uploads } from './use-uploads'

interface ImageGalleryProps {
  area: Area
  locale: Locale
  words: Words['admin']['images']
  choices: ProductChoices
  gallery: Gallery
  uploads: Uploads
  /** Slug of the trip whose pictures are shown, "-" for general ones, an empty text for all. */
  product: string
  onProduct: (product: string) => void
  deleteImage: ImagesApi['deleteImage']
  moveImage: ImagesApi['moveImage']
  /** Told the name of a picture that is no longer there. */
  onDeleted: (name: string) => void
}

const general = '-'

const isOnPage = ({ shown, product }: StoredImage): boolean => product !== null && shown !== 'nowhere'

/** The pictures of an area: newest first, a hundred at a time, to search, copy, open and delete (spec §2.13). */
export function ImageGallery({
  area,
  locale,
  words,
  choices: everyChoice,
  gallery,
  uploads,
  product,
  onProduct,
  deleteImage,
  moveImage,
  onDeleted,
}: ImageGalleryProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [deleting, setDeleting] = useState<StoredImage[]>([])
  const [moving, setMoving] = useState<StoredImage[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // How many were shown when more were asked for; the first of those that come stands there.
  const shownBefore = useRef<number>(undefined)
  const { gallery: text, toasts } = words
  const choices = everyChoice[area]

  useEffect(() => {
    // The button goes with the last page, and would take the focus along.
    if (gallery.next !== null || shownBefore.current === undefined) return
    const first = list.current?.children[shownBefore.current]?.querySelector('button')
    if (document.activeElement === document.body) (first ?? heading.current)?.focus()
    shownBefore.current = undefined
  }, [gallery.next])

  const titles = new Map(
    Object.values(everyChoice).flatMap((list) => list.map(({ slug, title }) => [slug, title])),
  )
  const query = search.trim().toLowerCase()
  const shown = gallery.images.filter(
    (image) =>
      image.name.toLowerCase().includes(query) &&
      (product === '' || (product === general ? image.product === null : image.product === product)),
  )
  const narrow = (newSearch: string, newProduct: string) => {
    setSearch(newSearch)
    onProduct(newProduct)
    setChosen(new Set())
    // A search must not miss what was not loaded yet.
    gallery.wantAll(newSearch.trim() !== '' || newProduct !== '')
  }

  const remove = async ({ name }: StoredImage): Promise<ReactNode> => {
    const outcome = await deleteImage(area, name)
    if (!outcome.ok && outcome.problem !== 'gone') {
      toast.error(toasts.deleteFailed.title, { description: toasts.deleteFailed.text })
      return (
        <>
          <p>
            {toasts.deleteFailed.text}. {words.problems[outcome.problem]}.
          </p>
          <SignInLink problem={outcome.problem} words={words} />
        </>
      )
    }
    if (outcome.ok) toast.success(toasts.deleted.title)
    else toast(toasts.gone.title, { description: toasts.gone.text })
    gallery.remove(name)
    onDeleted(name)
  }

  /** Shows a picture in its new place; one that went to another area stands there. */
  const show = (name: string, to: Move, moved: StoredImage) => {
    gallery.remove(name)
    if (to.area === area) gallery.add(moved)
    onDeleted(name)
  }

  const move = async ({ name }: StoredImage, to: Move): Promise<ReactNode> => {
    const outcome = await moveImage(area, name, to)
    if (!outcome.ok) {
      return (
        <>
          <p>{words.problems[outcome.problem]}.</p>
          <SignInLink problem={outcome.problem} words={words} />
        </>
      )
    }
    toast.success(toasts.moved.title, {
      description: fill(toasts.moved.text, { product: titles.get(to.product) ?? words.zone.general }),
    })
    show(name, to, outcome.value)
  }

  const toggle = async ({ name, product: slug, shown }: StoredImage) => {
    if (area === 'icons' || slug === null) return
    const to = { area, product: slug, isOff: shown !== 'nowhere' }
    const outcome = await moveImage(area, name, to)
    if (!outcome.ok) {
      toast.error(toasts.notMoved, { description: words.problems[outcome.problem] })
      return
    }
    const said = to.isOff ? toasts.off : toasts.back
    toast.success(said.title, { description: said.text })
    show(name, to, outcome.value)
    heading.current?.focus({ preventScroll: true })
  }

  /** What visitors lose with a picture. */
  const lostWith = ({ shown, product: slug }: StoredImage): string =>
    fill(words.confirm[shown], { product: titles.get(slug ?? '') ?? slug ?? '' })

  /** Does the same to several, one after the other, up to the first that fails. */
  const toEach = async (
    images: readonly StoredImage[],
    act: (image: StoredImage) => Promise<ReactNode>,
  ): Promise<ReactNode> => {
    for (const image of images) {
      const failure = await act(image)
      if (failure !== undefined) return failure
    }
  }
  const selected = shown.filter(({ name }) => chosen.has(name))
  const othersOf = ({ length }: readonly StoredImage[]): string | undefined =>
    length > 1 ? fill(text.others, { count: length - 1 }) : undefined
  const [doomed] = deleting
  const [mover] = moving

  const closeDialog = (isGone: boolean) => {
    setDeleting([])
    setMoving([])
    if (isGone) setChosen(new Set())
    // Where the picture is gone, so is the button that had the focus.
    if (isGone) heading.current?.focus()
  }

  const copy = async ({ publicUrl }: StoredImage) => {
    try {
      await navigator.clipboard.writeText(publicUrl)
      toast.success(toasts.copied.title, { description: toasts.copied.text })
    } catch {
      toast.error(toasts.copyFailed.title, {
        description: fill(toasts.copyFailed.text, { url: publicUrl }),
        duration: 20_000,
      })
    }
  }

  const isFirstLoad =
    gallery.images.length === 0 && (gallery.status === 'loading' || gallery.status === 'idle')
  return (
    // Without scripts nothing is ever listed, and the note at the head of the page says so.
    <section
      aria-labelledby={`${area}-gallery`}
      aria-busy={gallery.status === 'loading'}
      className="noscript:hidden"
    >
      <header className="flex flex-wrap items-center gap-3">
        <h2 id={`${area}-gallery`} ref={heading} tabIndex={-1} className="text-heading outline-none">
          {words.galleries[area].title}
        </h2>
        {gallery.isKnown ? (
          <span className="rounded-full bg-sand px-3 py-0.5 text-sm font-semibold">
            <span className="sr-only">{text.count}: </span>
            {gallery.images.length}
            {gallery.next === null ? '' : '+'}
          </span>
        ) : null}
        <button
          type="button"
          onClick={() => void gallery.load()}
          className="ml-auto min-h-10 rounded-full px-4 text-sm font-semibold text-cobalt hover:bg-sand"
        >
          {text.refresh}
        </button>
      </header>
      {product !== '' && product !== general ? (
        <div className="mt-4 grid gap-4 lg:max-w-2xl">
          <label className={buttonClass({}, 'cursor-pointer has-focus-visible:outline-3')}>
            {fill(text.sendTo, { product: titles.get(product) ?? product })}
            <input
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp,image/svg+xml,image/heic,image/heif,.heic,.heif"
              className="sr-only"
              onChange={({ target }) => {
                uploads.add([...(target.files ?? [])], product)
                target.value = ''
              }}
            />
          </label>
          <p className="text-sm text-soft">{words.lead}</p>
          <UploadList
            area={area}
            locale={locale}
            words={words}
            uploads={uploads}
            onFocusLost={() => heading.current?.focus({ preventScroll: true })}
          />
        </div>
      ) : (
        <p className="mt-2 max-w-prose text-soft">{words.where[area]}</p>
      )}
      <div className="mt-4 mb-6 grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <label>
          <span className="mb-1 block text-sm font-semibold">{text.search}</span>
          <input
            type="search"
            value={search}
            onChange={(event) => narrow(event.target.value, product)}
            autoComplete="off"
            spellCheck={false}
            className={fieldClass}
          />
        </label>
        {choices.length > 0 ? (
          <label>
            <span className="mb-1 block text-sm font-semibold">{text.filter}</span>
            <select
              value={product}
              onChange={(event) => narrow(search, event.target.value)}
              className={fieldClass}
            >
              <option value="">{text.all}</option>
              <option value={general}>{text.general}</option>
              {choices.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>

      {gallery.problem ? (
        <div
          role="alert"
          className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-extreme p-4 text-on-extreme"
        >
          <p className="grow">
            <strong className="font-semibold">{text.failed}.</strong> {words.problems[gallery.problem]}
          </p>
          <SignInLink problem={gallery.problem} words={words} />
          <button
            type="button"
            onClick={() => {
              void gallery.load()
              // The button goes while it loads.
              heading.current?.focus({ preventScroll: true })
            }}
            className="min-h-10 rounded-full px-4 font-semibold ring-2 ring-current ring-inset"
          >
            {text.retry}
          </button>
        </div>
      ) : null}
      {isFirstLoad ? (
        <p
          role="status"
          className="flex min-h-48 items-center justify-center gap-3 rounded-lg bg-sand text-soft"
        >
          <Spinner />
          {text.loading}
        </p>
      ) : null}
      {gallery.status === 'loaded' && shown.length === 0 && !gallery.isLoadingMore ? (
        <p className="grid min-h-48 place-items-center rounded-lg bg-sand p-6 text-center text-soft">
          {gallery.images.length === 0 ? text.empty : text.noMatch}
        </p>
      ) : null}

      <ul ref={list} className="grid gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {shown.map((image) => (
          <ImageCard
            key={image.name}
            image={image}
            locale={locale}
            words={text}
            belongsTo={
              image.product !== null
                ? (titles.get(image.product) ?? image.product)
                : choices.length > 0
                  ? text.generalCard
                  : undefined
            }
            onCopy={() => void copy(image)}
            onMove={choices.length > 0 ? () => setMoving([image]) : undefined}
            onToggle={area !== 'icons' && image.product !== null ? () => void toggle(image) : undefined}
            onDelete={() => setDeleting([image])}
            isChosen={chosen.has(image.name)}
            onChoose={(isChosen) =>
              setChosen(
                new Set(isChosen ? [...chosen, image.name] : [...chosen].filter((one) => one !== image.name)),
              )
            }
          />
        ))}
      </ul>
      {gallery.next !== null ? (
        <p className="mt-8 text-center">
          <button
            type="button"
            onClick={() => {
              shownBefore.current = shown.length
              void gallery.loadMore()
            }}
            aria-disabled={gallery.isLoadingMore || gallery.status === 'loading'}
            className={buttonClass({ look: 'secondary' })}
          >
            {gallery.isLoadingMore ? text.loadingMore : text.more}
          </button>
        </p>
      ) : null}
      {selected.length > 0 ? (
        <div
          role="toolbar"
          aria-label={fill(text.chosen, { count: selected.length })}
          className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-2 shadow-lift lg:bottom-4"
        >
          <p className="grow px-2 font-semibold">{fill(text.chosen, { count: selected.length })}</p>
          {choices.length > 0 ? (
            <button type="button" className={smallButton} onClick={() => setMoving(selected)}>
              {text.moveChosen}
            </button>
          ) : null}
          {selected.some(isOnPage) ? (
            <button
              type="button"
              className={smallButton}
              onClick={() => {
                void Promise.all(selected.filter(isOnPage).map(toggle)).then(() => setChosen(new Set()))
              }}
            >
              {text.takeOff}
            </button>
          ) : null}
          <button type="button" className={smallButton} onClick={() => setDeleting(selected)}>
            {text.delete}
          </button>
          <button type="button" className={smallButton} onClick={() => setChosen(new Set())}>
            {text.chooseNone}
          </button>
        </div>
      ) : null}
      {doomed ? (
        <ImageDialog
          image={doomed}
          others={othersOf(deleting)}
          words={{
            ...words.confirm,
            text: [...new Set(deleting.map(lostWith)), words.confirm.text].join(' '),
            confirm: words.confirm.delete,
            busy: words.confirm.deleting,
          }}
          noPreview={text.noPreview}
          onConfirm={() => toEach(deleting, remove)}
          onClose={closeDialog}
        />
      ) : null}
      {mover ? (
        <MoveDialog
          image={mover}
          others={othersOf(moving)}
          area={area}
          choices={everyChoice}
          words={words}
          // What is there already stays.
          onMove={(target) =>
            toEach(
              moving.filter((one) => target.area !== area || one.product !== (target.product || null)),
              (one) => move(one, target),
            )
          }
          onClose={closeDialog}
        />
      ) : null}
    </section>
  )
}

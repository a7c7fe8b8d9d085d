import { useState } from 'react'
import { toast } from 'sonner'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import type { Area, Problem } from '@/lib/staff/pictures/areas'
import { fileSize } from '@/lib/staff/pictures/file-size'
import type { ImagesApi } from '@/lib/staff/pictures/gallery-requests'
import { SignInLink } from '../frame/sign-in-link'
import { Thumbnail } from './thumbnail'
import type { Uploads } from './use-uploads'

interface SentImagesProps {
  area: Area
  locale: Locale
  words: Words['admin']['images']
  uploads: Uploads
  /** Says which product a picture went to; nothing where pictures belong to none. */
  destinationOf: (product: string | null) => string | undefined
  deleteImage: ImagesApi['deleteImage']
  onRemoved: (name: string) => void
  /** Called when the button that has the focus is about to go. */
  onFocusLost: () => void
}

/** "Imagens Enviadas": what was stored while this page is open, each with a way to take it back (spec §2.13). */
export function SentImages({
  area,
  locale,
  words,
  uploads,
  destinationOf,
  deleteImage,
  onRemoved,
  onFocusLost,
}: SentImagesProps) {
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<Readonly<Record<string, Problem | undefined>>>({})
  const { zone, toasts } = words
  if (uploads.sent.length === 0) return null

  const remove = async (name: string, button: Element) => {
    if (removing.has(name)) return
    setRemoving((names) => new Set([...names, name]))
    setProblems((others) => ({ ...others, [name]: undefined }))
    const outcome = await deleteImage(area, name)
    setRemoving((names) => new Set([...names].filter((other) => other !== name)))
    if (outcome.ok || outcome.problem === 'gone') {
      if (document.activeElement === button) onFocusLost()
      uploads.forget(name)
      onRemoved(name)
    }
    if (outcome.ok) toast.success(toasts.removed.title, { description: toasts.removed.text })
    else if (outcome.problem === 'gone') toast(toasts.gone.title, { description: toasts.gone.text })
    else {
      toast.error(toasts.removeFailed.title, { description: toasts.removeFailed.text })
      setProblems((others) => ({ ...others, [name]: outcome.problem }))
    }
  }

  return (
    <section aria-labelledby={`${area}-sent`}>
      <h3 id={`${area}-sent`} className="mb-2 text-lg">
        {zone.sent}
      </h3>
      <ul className="grid gap-2">
        {uploads.sent.map(({ fileName, image }) => {
          const problem = problems[image.name]
          return (
            <li
              key={image.name}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md border border-line p-2"
            >
              <Thumbnail image={image} noPreview="" className="size-14 rounded-sm" />
              <p className="min-w-0 text-sm">
                <span className="block truncate font-semibold" title={image.name}>
                  {fileName}
                </span>
                <span className="block text-soft wrap-anywhere empty:hidden">
                  {destinationOf(image.product)}
                </span>
                <span className="text-soft">{image.size === null ? '' : fileSize(image.size, locale)}</span>
              </p>
              <button
                type="button"
                onClick={({ currentTarget }) => void remove(image.name, currentTarget)}
                aria-disabled={removing.has(image.name)}
                aria-label={`${zone.remove}: ${fileName}`}
                className="min-h-10 rounded-full px-3 text-sm font-semibold text-terracotta hover:bg-sand aria-disabled:opacity-60"
              >
                {removing.has(image.name) ? zone.removing : zone.remove}
              </button>
              {problem ? (
                <p
                  role="alert"
                  className="col-span-full flex flex-wrap items-center gap-x-4 text-sm text-terracotta"
                >
                  {words.problems[problem]}
                  <SignInLink problem={problem} words={words} className="text-cobalt" />
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

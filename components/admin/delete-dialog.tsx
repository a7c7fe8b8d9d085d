import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { StoredImage } from '@/lib/admin/areas'
import type { AdminWords } from '@/lib/admin/words'
import { Thumbnail } from './thumbnail'

interface DeleteDialogProps {
  image: StoredImage
  words: AdminWords['images']['confirm']
  noPreview: string
  /** Answers why the picture is still there; the question then stays, so that it can be tried again. */
  onConfirm: () => Promise<ReactNode>
  /** Told whether the picture is gone, and with it the button that asked. */
  onClose: (isGone: boolean) => void
}

/** Asks before a picture is deleted (spec §5). Rendered only while it asks. */
export function DeleteDialog({ image, words, noPreview, onConfirm, onClose }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const dialog = useRef<HTMLDialogElement>(null)
  const isGone = useRef(false)

  // Once: what is rendered between the answer and the closing must not ask again.
  useEffect(() => dialog.current?.showModal(), [])

  const confirm = async () => {
    if (isDeleting) return
    setDeleting(true)
    setProblem(undefined)
    const failure = await onConfirm()
    setDeleting(false)
    setProblem(failure)
    isGone.current = failure === undefined
    if (isGone.current) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      onClose={() => onClose(isGone.current)}
      aria-labelledby="delete-question"
      aria-describedby="delete-text"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg bg-surface p-5 text-ink shadow-lift backdrop:bg-black/60 sm:p-6"
    >
      <Thumbnail image={image} noPreview={noPreview} className="mb-4 aspect-4/3 w-full rounded-md" />
      <h2 id="delete-question" className="text-heading">
        {words.question}
      </h2>
      <p id="delete-text" className="mt-2 text-soft">
        <span className="block break-all">{image.name}</span>
        {words.text}
      </p>
      {/* Toasts are behind the question and out of reach while it asks. */}
      <div role="alert">
        {problem ? (
          <div className="mt-4 rounded-md bg-extreme px-4 py-3 text-on-extreme">{problem}</div>
        ) : null}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <form method="dialog">
          <button type="submit" className={buttonClass({ look: 'secondary' })}>
            {words.cancel}
          </button>
        </form>
        <button
          type="button"
          onClick={() => void confirm()}
          aria-disabled={isDeleting}
          className={buttonClass({}, 'aria-disabled:opacity-70')}
        >
          {isDeleting ? words.deleting : words.delete}
        </button>
      </div>
    </dialog>
  )
}

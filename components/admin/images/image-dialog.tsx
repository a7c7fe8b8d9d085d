import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { StoredImage } from '@/lib/staff/pictures/areas'
import { Thumbnail } from './thumbnail'

interface ImageDialogProps {
  image: StoredImage
  /** How many more it is done to, in words. */
  others?: string
  words: {
    question: string
    text: string
    cancel: string
    confirm: string
    /** While it is being done. */
    busy: string
  }
  noPreview: string
  /** What else is asked. */
  children?: ReactNode
  /** Answers why nothing changed; the question then stays, so that it can be tried again. */
  onConfirm: () => Promise<ReactNode>
  /** Told whether it was done, and the picture's button that asked is gone. */
  onClose: (isDone: boolean) => void
}

/** Asks before something is done to a picture (spec §5). Rendered only while it asks. */
export function ImageDialog({
  image,
  others,
  words,
  noPreview,
  children,
  onConfirm,
  onClose,
}: ImageDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const dialog = useRef<HTMLDialogElement>(null)
  const isDone = useRef(false)
  const id = useId()

  // Once: what is rendered between the answer and the closing must not ask again.
  useEffect(() => dialog.current?.showModal(), [])

  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const failure = await onConfirm()
    setBusy(false)
    setProblem(failure)
    isDone.current = failure === undefined
    if (isDone.current) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      onClose={() => onClose(isDone.current)}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg bg-surface p-5 text-ink shadow-lift backdrop:bg-black/60 sm:p-6"
    >
      <Thumbnail image={image} noPreview={noPreview} className="mb-4 aspect-4/3 w-full rounded-md" />
      <h2 id={`${id}-question`} className="text-heading">
        {words.question}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-soft">
        <span className="block break-all">
          {image.name}
          {others ? ` ${others}` : null}
        </span>
        {words.text}
      </p>
      {children}
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
          aria-disabled={isBusy}
          className={buttonClass({}, 'aria-disabled:opacity-70')}
        >
          {isBusy ? words.busy : words.confirm}
        </button>
      </div>
    </dialog>
  )
}

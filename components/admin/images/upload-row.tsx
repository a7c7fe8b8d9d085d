import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { isWorthRetrying, type Problem } from '@/lib/staff/pictures/areas'
import { fileSize } from '@/lib/staff/pictures/file-size'
import { SignInLink } from '../frame/sign-in-link'
import type { Upload } from './use-uploads'

interface UploadRowProps {
  upload: Upload
  locale: Locale
  words: Words['admin']['images']
  /** Which product it goes to, as a sentence. */
  destination?: string
  problemText: (problem: Problem, part?: string) => string
  onRetry: () => void
  onDiscard: () => void
}

/** One file on its way: thumbnail, progress, and when it failed the reason and, where it may help, another try. */
export function UploadRow({
  upload,
  locale,
  words,
  destination,
  problemText,
  onRetry,
  onDiscard,
}: UploadRowProps) {
  const { file, preview, status, progress, problem, part } = upload
  const { zone } = words
  const [isVisible, setVisible] = useState(true)
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-md bg-sand p-2">
      <span className="grid size-14 place-items-center overflow-clip rounded-sm bg-surface text-soft">
        {isVisible ? (
          // biome-ignore lint/performance/noImgElement: a file in the browser's memory, nothing to optimise
          <img src={preview} alt="" onError={() => setVisible(false)} className="size-full object-cover" />
        ) : (
          <Icon name="camera" />
        )}
      </span>
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold" title={file.name}>
          {file.name}
        </p>
        {destination ? <p className="truncate text-sm text-soft">{destination}</p> : null}
        {status === 'failed' && problem ? (
          <p className="text-sm text-terracotta wrap-anywhere">{problemText(problem, part)}</p>
        ) : (
          <>
            <p className="text-sm text-soft">
              {status === 'waiting'
                ? zone.waiting
                : status === 'fitting'
                  ? zone.fitting
                  : progress >= 1
                    ? zone.checking
                    : fileSize(file.size, locale)}
            </p>
            <progress
              aria-label={fill(zone.progress, { file: file.name })}
              max={1}
              // Without a value the bar shows that something is going on: here, or on the server that checks the bytes.
              value={status === 'fitting' || (status === 'sending' && progress >= 1) ? undefined : progress}
              className="mt-1 block h-1.5 w-full accent-(--color-paint-cobalt)"
            />
          </>
        )}
      </div>
      {status === 'failed' && problem ? (
        <p className="col-span-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {isWorthRetrying(problem) ? (
            <button
              type="button"
              onClick={onRetry}
              aria-label={`${zone.retry}: ${file.name}`}
              className="min-h-9 rounded-full bg-surface px-4 font-semibold text-cobalt ring-1 ring-line ring-inset hover:ring-cobalt"
            >
              {zone.retry}
            </button>
          ) : null}
          <SignInLink problem={problem} words={words} className="text-cobalt" />
          <button
            type="button"
            onClick={onDiscard}
            aria-label={`${zone.discard}: ${file.name}`}
            className="ml-auto flex min-h-9 items-center gap-1 px-2 font-semibold text-soft hover:text-ink"
          >
            <Icon name="cross" className="size-4" />
            {zone.discard}
          </button>
        </p>
      ) : null}
    </li>
  )
}

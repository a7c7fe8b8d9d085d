import { fill } from '@/lib/i18n/fill'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import type { SaveState } from '@/lib/staff/content/draft-saver'
import { smallButton } from './small-button'
import type { useDraft } from './use-draft'

interface SaveStatusProps {
  draft: Pick<ReturnType<typeof useDraft>, 'save' | 'since' | 'wasMerged' | 'flush'>
  words: Words['contentPanel']
  locale: Locale
  /** The language that phones show. */
  language: Locale
  /** Whether one language is shown on wide screens as well. */
  isOneLanguage?: boolean
  onLanguage: (language: Locale) => void
}

const look: Record<SaveState, string> = {
  saved: 'bg-easy text-on-easy',
  dirty: 'bg-sand text-soft',
  saving: 'bg-sand text-soft',
  offline: 'bg-medium text-on-medium',
  signedOut: 'bg-medium text-on-medium',
  refused: 'bg-hard text-on-hard',
  conflict: 'bg-hard text-on-hard',
  denied: 'bg-extreme text-on-extreme',
  gone: 'bg-extreme text-on-extreme',
}

/** Whether everything typed is safe, always in view; read out when it changes. */
export function SaveStatus({ draft, words, locale, language, isOneLanguage, onLanguage }: SaveStatusProps) {
  const { save, since, wasMerged } = draft
  const time =
    since === undefined
      ? ''
      : new Date(since).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="sticky top-0 z-10 -mx-2 flex flex-wrap items-center gap-3 bg-wall/95 px-2 py-2">
      <p
        role="status"
        data-save={save}
        className={`rounded-full px-4 py-1.5 text-sm font-semibold ${look[save]}`}
      >
        {fill(words.editor.save[save], { time })}
      </p>
      {save === 'signedOut' ? (
        <a href="/admin/login" target="_blank" rel="noopener" className={smallButton}>
          {words.editor.signIn}
        </a>
      ) : null}
      {save === 'offline' || save === 'signedOut' ? (
        <button type="button" className={smallButton} onClick={() => void draft.flush()}>
          {words.editor.retry}
        </button>
      ) : null}
      {/* Where both languages do not stand beside each other. */}
      <fieldset className={`ml-auto flex rounded-full bg-sand p-1 ${isOneLanguage ? '' : 'md:hidden'}`}>
        <legend className="sr-only">{words.editor.language}</legend>
        {locales.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === language}
            onClick={() => onLanguage(one)}
            className="min-h-9 rounded-full px-3 text-sm font-semibold text-soft aria-pressed:bg-paint-cobalt aria-pressed:text-white"
          >
            {words.editor.languages[one]}
          </button>
        ))}
      </fieldset>
      {wasMerged ? <p className="text-sm text-soft">{words.editor.together}</p> : null}
    </div>
  )
}

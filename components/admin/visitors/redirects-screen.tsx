import { buttonClass } from '@/components/ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import { fieldClass, TextField } from '../forms/text-field'
import { Notice } from '../frame/notice'
import { type AddRedirects, RedirectForm } from './redirect-form'

interface RedirectsScreenProps {
  words: Words['visitors']['redirects']
  /** Addresses of the site's pages. */
  pages: string[]
  redirects: { from: string; to: string; isDead: boolean }[]
  /** The missing address that somebody came to send on. */
  from: string
  isRemoved: boolean
  isFailed: boolean
  add: AddRedirects
  remove: (form: FormData) => Promise<never>
}

/** Old addresses and where they lead. Works without scripts. */
export function RedirectsScreen(props: RedirectsScreenProps) {
  const { words, pages, redirects, from, isRemoved, isFailed, add, remove } = props
  return (
    <div className="grid max-w-3xl gap-8">
      <header>
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.lead}</p>
      </header>
      {isRemoved ? <Notice>{words.removed}</Notice> : null}
      {isFailed ? <Notice look="warning">{words.problems.unavailable}</Notice> : null}
      <RedirectForm id="one" words={words} label={words.add} add={add}>
        <div>
          <TextField
            id="redirect-from"
            name="from"
            label={words.from}
            defaultValue={from}
            required
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
          />
          <p className="mt-1 text-sm text-soft">{words.fromHint}</p>
        </div>
        <label className="grid gap-1.5 font-semibold">
          {words.to}
          <select name="to" required defaultValue="" className={fieldClass}>
            <option value="">{words.choose}</option>
            {pages.map((page) => (
              <option key={page}>{page}</option>
            ))}
          </select>
        </label>
      </RedirectForm>
      <details className="rounded-lg border border-line bg-surface px-4">
        <summary className="flex min-h-13 items-center font-semibold">{words.list}</summary>
        <div className="pb-4">
          <RedirectForm id="list" words={words} label={words.listAdd} add={add} hasLines />
        </div>
      </details>
      <section aria-labelledby="present-title">
        <h2 id="present-title" className="text-heading">
          {words.present}
        </h2>
        {redirects.length === 0 ? <p className="mt-2">{words.none}</p> : null}
        {redirects.length > 0 ? (
          <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface px-4">
            {redirects.map(({ from: old, to, isDead }) => (
              <li key={old} className="flex items-center gap-4 py-2">
                <div className="min-w-0 grow wrap-anywhere">
                  <p className="font-semibold">{old}</p>
                  <p className="text-sm text-soft">{fill(words.leads, { page: to })}</p>
                  {isDead ? <p className="text-sm font-semibold">{words.dead}</p> : null}
                </div>
                <form action={remove}>
                  <input type="hidden" name="from" value={old} />
                  <button
                    type="submit"
                    aria-label={fill(words.removeFrom, { address: old })}
                    className={buttonClass({ look: 'secondary' })}
                  >
                    {words.remove}
                  </button>
                </form>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </div>
  )
}

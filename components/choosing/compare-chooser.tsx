import { buttonClass } from '@/components/ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'

interface CompareChooserProps {
  /** Every trip that can be compared, tours before expeditions. */
  groups: readonly { label: string; trips: readonly { slug: string; title: string; lang?: string }[] }[]
  /** What is compared now. */
  chosen: readonly string[]
  /** How many can be chosen. */
  most: number
  /** The wish that the page was asked with, which goes along. */
  wish: string
  locale: Locale
}

/** Chooses what is compared: a plain form, answered by the page that it leads to. */
export function CompareChooser({ groups, chosen, most, wish, locale }: CompareChooserProps) {
  const { compare } = wordsOf(locale).choosing
  return (
    <form
      action={addressOf('compare', locale)}
      method="get"
      aria-label={compare.choose}
      data-screen-only
      className="grid items-end gap-3 rounded-lg bg-sand p-4 sm:grid-cols-3 sm:p-6 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      {[...new URLSearchParams(wish)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {Array.from({ length: most }, (_, index) => `${index + 1}`).map((place, index) => (
        <label key={place} className="block min-w-0 text-sm font-semibold">
          {fill(compare.trip, { index: place })}
          <select
            // The key makes a new field for each address: its initial choice comes from the server.
            key={chosen[index] ?? ''}
            name="trips"
            defaultValue={chosen[index] ?? ''}
            className="mt-1.5 block min-h-11 w-full rounded-md border border-field bg-surface px-3 text-base font-normal text-ink"
          >
            <option value="">{compare.none}</option>
            {groups.map(({ label, trips }) => (
              <optgroup key={label} label={label}>
                {trips.map(({ slug, title, lang }) => (
                  <option key={slug} value={slug} lang={lang}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
      <button
        type="submit"
        className={buttonClass({ look: 'secondary' }, 'justify-self-start sm:max-lg:col-span-3')}
      >
        {compare.submit}
      </button>
    </form>
  )
}

import { buttonClass } from '@/components/ui/button'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { type CriterionName, noCriteria } from '@/lib/choosing/criteria'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'
import { everyQuestion, FinderFields } from './finder-fields'

interface FinderControlsProps {
  locale: Locale
  /** Which questions stand here: all of them on a list, two or three as a way in from home. */
  names?: readonly CriterionName[]
}

/** The finder's questions anywhere on the site: a plain form that leads to its answer, without a script of its own. */
export function FinderControls({ locale, names = everyQuestion }: FinderControlsProps) {
  const words = choosingWords(locale)
  return (
    <form
      action={addressOf('choose', locale)}
      method="get"
      aria-label={words.controls.form}
      data-screen-only
      className="grid grid-cols-2 items-end gap-3 rounded-lg bg-sand p-4 max-sm:[&>label:last-of-type:nth-of-type(odd)]:col-span-full sm:grid-cols-3 sm:p-6 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      <FinderFields names={names} criteria={noCriteria} words={words} locale={locale} />
      <button type="submit" className={buttonClass({}, 'justify-self-start max-lg:col-span-full')}>
        {words.controls.submit}
      </button>
    </form>
  )
}

import { buttonClass } from '@/components/ui/button'
import { everyField, type WishField, WishFields } from '@/components/wish/wish-fields'
import { WishForm } from '@/components/wish/wish-form'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'

interface FinderControlsProps {
  locale: Locale
  /** Which questions stand here: all of them on a list, the first ones as a way in from home. */
  fields?: readonly WishField[]
}

/** The finder's questions anywhere on the site: a plain form that leads to its answer. */
export function FinderControls({ locale, fields = everyField }: FinderControlsProps) {
  const { choosing, wish } = wordsOf(locale)
  return (
    <WishForm
      action={addressOf('choose', locale)}
      method="get"
      aria-label={choosing.controls.form}
      data-screen-only
      className="grid grid-cols-2 items-end gap-3 rounded-lg bg-sand p-4 sm:p-6 self-start lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      <WishFields fields={fields} words={wish} locale={locale} />
      <button type="submit" className={buttonClass({}, 'col-span-full justify-self-start')}>
        {choosing.controls.submit}
      </button>
    </WishForm>
  )
}

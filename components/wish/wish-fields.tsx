import { formatAmount } from '@/lib/catalogue/text/money'
import { capitalised, fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { WishWords } from '@/lib/wish/draft-in-browser'
import {
  activities,
  budgets,
  efforts,
  lengths,
  lengthText,
  maxAdults,
  maxChildren,
  monthOf,
  noWish,
  oldestChild,
  type Wish,
} from '@/lib/wish/wish'
import { adultsText, ageText, lengthName } from '@/lib/wish/wish-sentences'

export type WishField = 'people' | 'date' | 'month' | 'length' | 'activity' | 'effort' | 'budget'

/** What the finder asks, in the order of its form. */
export const everyField: readonly WishField[] = ['people', 'month', 'length', 'activity', 'effort', 'budget']

export const fieldLook =
  'mt-1 block min-h-12 w-full min-w-0 rounded-md border border-field bg-surface px-3 py-2 text-base font-normal text-ink'

interface WishFieldsProps {
  fields: readonly WishField[]
  words: WishWords
  locale: Locale
  /** What the page was asked with; fields of static pages begin empty, and `WishForm` fills them in. */
  wish?: Wish
}

interface Option {
  value: string | number
  label: string
}

function Select({
  name,
  label,
  any,
  value,
  options,
  className = '',
}: {
  name: string
  label: string
  any: string
  value: string | number | undefined
  options: readonly Option[]
  className?: string
}) {
  return (
    <label className={`block min-w-0 text-sm font-semibold ${className}`}>
      {label}
      <select name={name} defaultValue={value ?? ''} className={fieldLook}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

const childPlaces = Array.from({ length: maxChildren }, (_, place) => place)

/**
 * The questions of the wish as plain fields of a form: each answer is one of a few, so that none of them can be wrong, and
 * all of them can be filled in before any script runs. Another child is asked for once the one before has an age.
 */
export const WishFields = ({ fields, ...props }: WishFieldsProps) =>
  fields.map((field) => <Question key={field} field={field} hasDay={fields.includes('date')} {...props} />)

interface QuestionProps extends Omit<WishFieldsProps, 'fields'> {
  field: WishField
  /** Whether the form asks for a day as well. */
  hasDay: boolean
}

function Question({ field, hasDay, words, locale, wish = noWish }: QuestionProps) {
  const { criteria } = words
  const label = (text: string) => capitalised(text, locale)
  switch (field) {
    case 'people':
      return (
        <fieldset className="col-span-full grid min-w-0 grid-cols-2 gap-x-3 gap-y-2 [&_label:has(option[value='']:checked)+label:has(option[value='']:checked)]:hidden">
          <legend className="sr-only">{criteria.people.label}</legend>
          <div className="contents">
            <Select
              name="adults"
              label={criteria.adults.label}
              any={criteria.adults.any}
              value={wish.adults}
              options={Array.from({ length: maxAdults }, (_, at) => ({
                value: at + 1,
                label: adultsText(at + 1, words),
              }))}
            />
          </div>
          <div className="contents">
            {childPlaces.map((place) => (
              <Select
                key={place}
                name="age"
                label={place === 0 ? criteria.age.label : criteria.age.next}
                any={place === 0 ? criteria.age.any : criteria.age.none}
                value={wish.ages[place]}
                options={Array.from({ length: oldestChild + 1 }, (_, age) => ({
                  value: age,
                  label: label(ageText(age, words)),
                }))}
              />
            ))}
          </div>
        </fieldset>
      )
    case 'date':
      return (
        <label className="block min-w-0 text-sm font-semibold">
          {criteria.date.label}
          <input type="date" name="date" defaultValue={wish.date} max="2100-12-31" className={fieldLook} />
        </label>
      )
    case 'month':
      return (
        <Select
          name="month"
          label={hasDay ? criteria.month.label : criteria.month.name}
          any={criteria.month.any}
          value={monthOf(wish)}
          options={criteria.month.options.map((name, at) => ({ value: at + 1, label: label(name) }))}
        />
      )
    case 'length':
      return (
        <Select
          name="length"
          label={criteria.length.label}
          any={criteria.length.any}
          value={wish.length && lengthText(wish.length)}
          options={[
            ...lengths.map((value) => ({ value, label: label(criteria.length.options[value]) })),
            ...otherLength(wish).map((value) => ({
              value: lengthText(value),
              label: label(lengthName(value, words)),
            })),
          ]}
        />
      )
    case 'activity':
      return (
        <fieldset className="col-span-full min-w-0">
          <legend className="text-sm font-semibold">{criteria.activity.label}</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {activities.map((activity) => (
              <label
                key={activity}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-field bg-surface px-4 font-semibold has-checked:border-transparent has-checked:bg-paint-cobalt has-checked:text-white"
              >
                <input
                  type="checkbox"
                  name="activity"
                  value={activity}
                  defaultChecked={wish.activity.includes(activity)}
                  className="size-4.5 accent-paint-ochre"
                />
                {label(criteria.activity.options[activity])}
              </label>
            ))}
          </div>
        </fieldset>
      )
    case 'effort':
      return (
        <Select
          name="effort"
          label={criteria.effort.label}
          any={criteria.effort.any}
          value={wish.effort}
          options={efforts.map((value) => ({ value, label: label(criteria.effort.options[value]) }))}
        />
      )
    case 'budget':
      return (
        <Select
          name="budget"
          label={criteria.budget.label}
          any={criteria.budget.any}
          value={wish.budget}
          options={budgets.map((value) => ({
            value,
            label: label(fill(criteria.budget.upTo, { amount: formatAmount(value, locale) })),
          }))}
        />
      )
  }
}

/** A length that an address names and no form offers. */
const otherLength = ({ length }: Wish) =>
  length && !lengths.some((one) => one === lengthText(length)) ? [length] : []

import type { ChangeEvent } from 'react'
import { formatAmount } from '@/lib/catalogue/money'
import { ageText, capitalised, type FinderWords, peopleText } from '@/lib/choosing/sentences'
import {
  activities,
  ages,
  budgets,
  efforts,
  groupSizes,
  months,
  times,
  type Wishes,
  type WishName,
  wishNames,
} from '@/lib/choosing/wishes'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'

/** All questions in the order of the form: the one with the widest answers first, then the pairs and threes of lists. */
export const everyQuestion: readonly WishName[] = [
  'activity',
  ...wishNames.filter((name) => name !== 'activity'),
]

interface FinderFieldsProps {
  wishes: Wishes
  words: Pick<FinderWords, 'wishes'>
  locale: Locale
  /** Which wishes are asked for, in the order of the form. */
  names: readonly WishName[]
  /** Given where a script answers each change; without it the fields belong to their form alone. */
  onChoice?: (name: WishName, values: string[]) => void
}

interface Choice {
  value: string
  label: string
}

type Choices = Record<Exclude<WishName, 'activity'>, Choice[]>

function choicesOf({ wishes }: Pick<FinderWords, 'wishes'>, locale: Locale): Choices {
  const words = { wishes }
  const choice = (value: string | number, label: string): Choice => ({
    value: String(value),
    label: capitalised(label, locale),
  })
  return {
    age: ages.map((age) => choice(age, ageText(age, words))),
    time: times.map((time) => choice(time, wishes.time.options[time])),
    effort: efforts.map((effort) => choice(effort, wishes.effort.options[effort])),
    month: months.map((month) => choice(month, wishes.month.options[month - 1] ?? '')),
    budget: budgets.map((budget) =>
      choice(budget, fill(wishes.budget.upTo, { amount: formatAmount(budget, locale) })),
    ),
    people: groupSizes.map((people) => choice(people, peopleText(people, words))),
  }
}

/** The questions of the finder (design §13): every answer is one of a few, so that none of them can be wrong. */
export function FinderFields({ wishes, words, locale, names, onChoice }: FinderFieldsProps) {
  const choices = choicesOf(words, locale)
  const checked = (isChecked: boolean, chosen: (isChosen: boolean) => string[]) =>
    onChoice
      ? {
          checked: isChecked,
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
            onChoice('activity', chosen(target.checked)),
        }
      : { defaultChecked: isChecked }
  return names.map((name) => {
    if (name === 'activity') {
      return (
        <fieldset key={name} className="col-span-full">
          <legend className="text-sm font-semibold">{words.wishes.activity.label}</legend>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {activities.map((activity) => (
              <label
                key={activity}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-field bg-surface px-4 font-semibold has-checked:border-transparent has-checked:bg-paint-cobalt has-checked:text-white"
              >
                <input
                  type="checkbox"
                  name={name}
                  value={activity}
                  {...checked(wishes.activity.includes(activity), (isChosen) =>
                    activities.filter((one) => (one === activity ? isChosen : wishes.activity.includes(one))),
                  )}
                  className="size-4.5 accent-paint-ochre"
                />
                {capitalised(words.wishes.activity.options[activity], locale)}
              </label>
            ))}
          </div>
        </fieldset>
      )
    }
    const value = String(wishes[name] ?? '')
    return (
      <label key={name} className="block min-w-0 text-sm font-semibold">
        {words.wishes[name].label}
        <select
          name={name}
          {...(onChoice
            ? { value, onChange: ({ target }) => onChoice(name, [target.value]) }
            : { defaultValue: value })}
          className="mt-1.5 block min-h-11 w-full rounded-md border border-field bg-surface px-3 text-base font-normal text-ink"
        >
          <option value="">{words.wishes[name].any}</option>
          {choices[name].map(({ value: choice, label }) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      </label>
    )
  })
}

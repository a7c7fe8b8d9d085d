import type { ChangeEvent } from 'react'
import { formatAmount } from '@/lib/catalogue/money'
import {
  activities,
  ages,
  budgets,
  type Criteria,
  type CriterionName,
  criterionNames,
  efforts,
  groupSizes,
  months,
  times,
} from '@/lib/choosing/criteria'
import type { FinderWords } from '@/lib/choosing/finder-words'
import { ageText, peopleText } from '@/lib/choosing/sentences'
import { fill } from '@/lib/fill'
import { capitalised } from '@/lib/letter-case'
import type { Locale } from '@/lib/locales'

/** All questions in the order of the form: the one with the widest answers first, then the pairs and threes of lists. */
export const everyQuestion: readonly CriterionName[] = [
  'activity',
  ...criterionNames.filter((name) => name !== 'activity'),
]

interface FinderFieldsProps {
  criteria: Criteria
  words: Pick<FinderWords, 'criteria'>
  locale: Locale
  /** Which criteria are asked for, in the order of the form. */
  names: readonly CriterionName[]
  /** Given where a script answers each change; without it the fields belong to their form alone. */
  onChoice?: (name: CriterionName, values: string[]) => void
}

interface Choice {
  value: string
  label: string
}

type Choices = Record<Exclude<CriterionName, 'activity'>, Choice[]>

function choicesOf({ criteria }: Pick<FinderWords, 'criteria'>, locale: Locale): Choices {
  const words = { criteria }
  const choice = (value: string | number, label: string): Choice => ({
    value: String(value),
    label: capitalised(label, locale),
  })
  return {
    age: ages.map((age) => choice(age, ageText(age, words))),
    time: times.map((time) => choice(time, criteria.time.options[time])),
    effort: efforts.map((effort) => choice(effort, criteria.effort.options[effort])),
    month: months.map((month) => choice(month, criteria.month.options[month - 1] ?? '')),
    budget: budgets.map((budget) =>
      choice(budget, fill(criteria.budget.upTo, { amount: formatAmount(budget, locale) })),
    ),
    people: groupSizes.map((people) => choice(people, peopleText(people, words))),
  }
}

/** The questions of the finder: every answer is one of a few, so that none of them can be wrong. */
export function FinderFields({ criteria, words, locale, names, onChoice }: FinderFieldsProps) {
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
          <legend className="text-sm font-semibold">{words.criteria.activity.label}</legend>
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
                  {...checked(criteria.activity.includes(activity), (isChosen) =>
                    activities.filter((one) =>
                      one === activity ? isChosen : criteria.activity.includes(one),
                    ),
                  )}
                  className="size-4.5 accent-paint-ochre"
                />
                {capitalised(words.criteria.activity.options[activity], locale)}
              </label>
            ))}
          </div>
        </fieldset>
      )
    }
    const value = String(criteria[name] ?? '')
    return (
      <label key={name} className="block min-w-0 text-sm font-semibold">
        {words.criteria[name].label}
        <select
          name={name}
          {...(onChoice
            ? { value, onChange: ({ target }) => onChoice(name, [target.value]) }
            : { defaultValue: value })}
          className="mt-1.5 block min-h-11 w-full rounded-md border border-field bg-surface px-3 text-base font-normal text-ink"
        >
          <option value="">{words.criteria[name].any}</option>
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

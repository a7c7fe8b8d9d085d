import { useId, useState } from 'react'
import type { Price } from '@/lib/catalogue/shape/trip-facts'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import { typedNumber } from '@/lib/staff/content/typed-number'
import { fieldClass } from '../forms/text-field'
import { smallButton } from './small-button'

type Amounts = Extract<Price, { kind: 'amounts' }>['amounts']
/** An amount while it is typed. */
interface Typed {
  text: string
  option?: Amounts[number]['option']
}

export const priceOptions = ['camping', 'chalet', 'extension'] as const

interface PriceInputProps {
  /** As it is stored; undefined for a new trip. */
  price: Price | undefined
  words: Pick<Words['contentPanel'], 'price' | 'choices'>
  /** Says the price that was typed; undefined while it cannot be read. */
  onChange: (price: Price | undefined) => void
  /** Id of the field of the first amount. */
  id?: string
  /** What the check says of it. */
  issue?: string
  isFocused?: boolean
}

/** The amounts of a price, or those that one on request had before. */
const typedOf = (price: Price | undefined): Typed[] => {
  const amounts = price?.kind === 'onRequest' ? price.before : price?.amounts
  return amounts?.map(({ reais, option }) => ({ text: String(reais), option })) ?? [{ text: '' }]
}

/** What is wrong with an amount; undefined where it can be stored. */
const problemOf = (text: string): 'number' | 'whole' | undefined => {
  const number = typedNumber(text, true)
  if (number === undefined || number <= 0) return 'number'
  return Number.isInteger(number) ? undefined : 'whole'
}

/** The price of a trip in whole reais, or on request, which keeps the amounts for whoever names them again. */
export function PriceInput({ price, words, onChange, id, issue, isFocused }: PriceInputProps) {
  const own = useId()
  const text = words.price
  const [typed, setTyped] = useState(() => typedOf(price))
  const [per, setPer] = useState(price?.per ?? 'person')
  const [isOnRequest, setOnRequest] = useState(price?.kind === 'onRequest')

  const tell = (amounts: Typed[], by: Price['per'], onRequest: boolean) => {
    setTyped(amounts)
    setPer(by)
    setOnRequest(onRequest)
    const isWrong = amounts.some((one) => problemOf(one.text))
    const read = amounts.map((one) => ({
      reais: typedNumber(one.text, true) ?? 0,
      ...(one.option && { option: one.option }),
    }))
    if (onRequest) onChange({ kind: 'onRequest', per: by, ...(!isWrong && { before: read }) })
    else onChange(isWrong ? undefined : { kind: 'amounts', currency: 'BRL', per: by, amounts: read })
  }
  const change = (index: number, part: Partial<Typed>) =>
    tell(
      typed.map((one, at) => (at === index ? { ...one, ...part } : one)),
      per,
      isOnRequest,
    )

  return (
    <div className="grid gap-3">
      {isOnRequest
        ? null
        : typed.map((one, index) => {
            const problem = one.text === '' ? undefined : problemOf(one.text)
            const fieldId = index === 0 ? (id ?? own) : `${own}-${index}`
            const note = problem ? text.problems[problem] : index === 0 ? issue : undefined
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: amounts have no other identity
              <div key={index} className="grid gap-1">
                <div className="flex flex-wrap items-end gap-2">
                  <label className="grid min-w-0 grow basis-32 gap-1 font-semibold" htmlFor={fieldId}>
                    {index === 0 ? text.amount : fill(text.amountOf, { number: index + 1 })}
                    <input
                      id={fieldId}
                      inputMode="numeric"
                      autoComplete="off"
                      // biome-ignore lint/a11y/noAutofocus: the sheet was opened for this field
                      autoFocus={isFocused && index === 0}
                      value={one.text}
                      aria-invalid={note ? true : undefined}
                      aria-describedby={note ? `${fieldId}-note` : undefined}
                      onFocus={({ target }) => target.select()}
                      onChange={({ target }) => change(index, { text: target.value })}
                      className={`${fieldClass} text-lg`}
                    />
                  </label>
                  {typed.length > 1 ? (
                    <>
                      <label className="grid gap-1">
                        <span className="text-sm">{text.option}</span>
                        <select
                          value={one.option ?? ''}
                          onChange={({ target }) =>
                            change(index, { option: priceOptions.find((name) => name === target.value) })
                          }
                          className={fieldClass}
                        >
                          <option value="">{text.noOption}</option>
                          {priceOptions.map((name) => (
                            <option key={name} value={name}>
                              {words.choices[name]}
                            </option>
                          ))}
                        </select>
                      </label>
                      <button
                        type="button"
                        className={smallButton}
                        aria-label={fill(text.removeNamed, { amount: one.text })}
                        onClick={() =>
                          tell(
                            typed.filter((_, at) => at !== index),
                            per,
                            isOnRequest,
                          )
                        }
                      >
                        {text.remove}
                      </button>
                    </>
                  ) : null}
                </div>
                {note ? (
                  <p id={`${fieldId}-note`} className="text-sm text-terracotta">
                    {note}
                  </p>
                ) : null}
              </div>
            )
          })}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <label className="flex items-center gap-2">
          <span className="text-sm">{text.per}</span>
          <select
            value={per}
            onChange={({ target }) => tell(typed, target.value === 'group' ? 'group' : 'person', isOnRequest)}
            className={`${fieldClass} w-auto`}
          >
            <option value="person">{words.choices.person}</option>
            <option value="group">{words.choices.group}</option>
          </select>
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={isOnRequest}
            onChange={({ target }) => tell(typed, per, target.checked)}
            className="size-6 accent-[var(--color-cobalt)]"
          />
          {text.onRequest}
        </label>
        {isOnRequest || typed.length >= 6 ? null : (
          <button
            type="button"
            className={smallButton}
            onClick={() => tell([...typed, { text: '' }], per, isOnRequest)}
          >
            {text.addAmount}
          </button>
        )}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { dayText, momentText } from '@/lib/i18n/paraty-clock'
import type { Words } from '@/lib/i18n/words'
import type { People, Person, RoleProblem } from '@/lib/staff/people/people'
import { fieldClass } from '../forms/text-field'
import { Notice } from '../frame/notice'

interface PeopleScreenProps {
  locale: Locale
  words: Words['people']['people']
  people: People
  /** Id of the account of whoever looks. */
  own: string
  /** What the list was narrowed to; empty for everybody. */
  search: string
  /** What became of the last change. */
  told: { person: string; notice?: 'given' | 'taken'; problem?: RoleProblem }
  changeRole: (form: FormData) => Promise<never>
}

/** Administrators and accounts, with the buttons that give and take the role. Works without scripts. */
export function PeopleScreen({ locale, words, people, own, search, told, changeRole }: PeopleScreenProps) {
  const loaded = people.kind === 'loaded' ? people.people : []
  const administrators = loaded.filter(({ administratorSince }) => administratorSince !== null)
  const others = loaded.filter(({ administratorSince }) => administratorSince === null)
  const about = loaded.find(({ id }) => id === told.person)
  const row = (person: Person) => (
    <PersonRow
      key={person.id}
      locale={locale}
      words={words}
      person={person}
      isOwn={person.id === own}
      search={search}
      problem={person.id === told.person ? told.problem : undefined}
      changeRole={changeRole}
    />
  )
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-2 max-w-prose text-lead text-soft">{words.lead}</p>
      </header>
      {told.notice ? (
        <Notice>{fill(words.notices[told.notice], { email: about?.email ?? words.notices.someone })}</Notice>
      ) : null}
      {told.problem && !about ? <Alert>{words.problems[told.problem]}</Alert> : null}
      <form
        aria-label={words.search}
        action="/admin/people"
        className="flex max-w-xl flex-wrap items-end gap-3"
      >
        <div className="min-w-52 grow">
          <label htmlFor="people-search" className="mb-1.5 block font-semibold">
            {words.search}
          </label>
          <input
            id="people-search"
            name="search"
            type="search"
            defaultValue={search}
            maxLength={320}
            autoCapitalize="none"
            spellCheck={false}
            className={fieldClass}
          />
        </div>
        <button type="submit" className={buttonClass({ look: 'secondary' })}>
          {words.find}
        </button>
        {search ? (
          <a
            href="/admin/people"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.all}
          </a>
        ) : null}
      </form>
      {people.kind === 'failed' ? (
        <Alert>
          {words.failed}{' '}
          <a href="/admin/people" className="underline underline-offset-4">
            {words.retry}
          </a>
        </Alert>
      ) : (
        <>
          {loaded.length === 0 ? <p role="status">{words.noMatch}</p> : null}
          {administrators.length > 0 ? (
            <Group id="administrators" title={words.administrators}>
              <ul className="grid gap-3">{administrators.map(row)}</ul>
            </Group>
          ) : null}
          {others.length > 0 || search === '' ? (
            <Group id="others" title={words.others}>
              {others.length > 0 ? (
                <ul className="grid gap-3">{others.map(row)}</ul>
              ) : (
                <p>{words.noOthers}</p>
              )}
              {people.total > loaded.length ? (
                <p className="text-soft">{fill(words.more, { shown: loaded.length, total: people.total })}</p>
              ) : null}
            </Group>
          ) : null}
        </>
      )}
    </div>
  )
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="rounded-md border border-current bg-extreme px-4 py-3 font-semibold text-on-extreme"
    >
      {children}
    </p>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface PersonRowProps {
  locale: Locale
  words: Words['people']['people']
  person: Person
  isOwn: boolean
  search: string
  problem?: RoleProblem
  changeRole: (form: FormData) => Promise<never>
}

function PersonRow({ locale, words, person, isOwn, search, problem, changeRole }: PersonRowProps) {
  const { id, email, name, confirmed, createdAt, administratorSince, lastSeenAt } = person
  const fields = (change: 'give' | 'take') => (
    <>
      <input type="hidden" name="person" value={id} />
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="search" value={search} />
    </>
  )
  return (
    <li
      id={`person-${id}`}
      className="grid scroll-mt-4 gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5 lg:grid-cols-[1fr_auto] lg:items-start"
    >
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {email}
          {isOwn ? (
            <span className="ml-2 inline-block rounded-full bg-easy px-2.5 py-0.5 text-sm text-on-easy">
              {words.you}
            </span>
          ) : null}
        </p>
        {name ? <p className="wrap-anywhere">{name}</p> : null}
        <p className="text-sm text-soft">
          {administratorSince
            ? fill(words.since, { day: dayText(administratorSince, locale) })
            : fill(words.created, { day: dayText(createdAt, locale) })}
        </p>
        <p className="text-sm text-soft">
          {lastSeenAt ? fill(words.seen, { moment: momentText(lastSeenAt, locale) }) : words.neverSeen}
        </p>
      </div>
      {administratorSince ? (
        <details className="lg:max-w-sm lg:justify-self-end" open={problem !== undefined}>
          <summary
            aria-label={fill(words.takeFrom, { email })}
            className={buttonClass({ look: 'secondary' }, 'cursor-pointer list-none')}
          >
            {words.take}
          </summary>
          <form action={changeRole} className="mt-3 grid gap-3">
            {fields('take')}
            <p className="wrap-anywhere">
              {isOwn ? words.takeOwnQuestion : fill(words.takeQuestion, { email })}
            </p>
            {problem ? <Alert>{words.problems[problem]}</Alert> : null}
            <button type="submit" className={buttonClass({}, 'justify-self-start')}>
              {words.takeConfirm}
            </button>
          </form>
        </details>
      ) : (
        <div className="grid gap-3 lg:max-w-sm lg:justify-items-end">
          {confirmed ? (
            <form action={changeRole}>
              {fields('give')}
              <button
                type="submit"
                aria-label={fill(words.giveTo, { email })}
                className={buttonClass({ look: 'secondary' })}
              >
                {words.give}
              </button>
            </form>
          ) : (
            <p className="text-sm text-soft">{words.unconfirmed}</p>
          )}
          {problem ? <Alert>{words.problems[problem]}</Alert> : null}
        </div>
      )}
    </li>
  )
}

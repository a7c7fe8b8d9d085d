/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react'
import { Courses } from '@/components/home/courses'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { contentWords, courseWords } from '@/lib/catalogue/build/site-words'
import { courseLink, subjectLink } from '@/lib/chat/drafts'
import { type Locale, locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { catalogueWith, row, shipped } from '../../lib/catalogue/shipped'
import { renderIn } from '../in-language'

const now = Date.parse('2026-03-10T12:00:00-03:00')

function show(catalogue: Catalogue, locale: Locale) {
  const enquireHref = subjectLink(catalogue, 'courseClasses', locale)
  const moreHref = subjectLink(catalogue, 'courseInfo', locale)
  renderIn(
    locale,
    <Courses
      courses={catalogue.courses.map((course) => ({ course, ...courseWords(course, locale) }))}
      section={contentWords(catalogue, locale).courses}
      students={catalogue.content.courses.students}
      enquireHref={enquireHref}
      moreHref={moreHref}
      now={now}
      dayHref={({ id }, day) => `https://chat.example/?text=${id} ${day}`}
      bookHref={(course) => courseLink(catalogue, course, locale)}
      locale={locale}
    />,
  )
  const [list] = screen.getAllByRole('list')
  return { items: [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])], enquireHref, moreHref }
}

test.each([
  [
    'pt-BR',
    [
      ['Curso básico de caiaque', 'Iniciante'],
      ['Técnicas avançadas', 'Intermediário'],
      ['Curso de rolamento', 'Avançado'],
    ],
    'Perguntar sobre as próximas turmas',
    'Saber mais sobre os cursos ACA',
  ],
  [
    'en-GB',
    [
      ['Basic kayak course', 'Beginner'],
      ['Advanced techniques', 'Intermediate'],
      ['Rolling course', 'Advanced'],
    ],
    'Ask about the next classes',
    'More about the ACA courses',
  ],
] as const)('three courses in %s, two questions for the chat (spec §3, §7)', (locale, rows, ask, more) => {
  const { items, enquireHref, moreHref } = show(shipped, locale)
  expect(items).toHaveLength(rows.length)
  for (const [index, [title, level]] of rows.entries()) {
    const item = items[index]
    if (!item) throw new Error('A course is missing')
    expect(within(item).getByRole('heading', { name: title })).toBeInTheDocument()
    expect(item).toHaveTextContent(level)
  }
  expect(screen.getByRole('link', { name: new RegExp(`^${ask}`) })).toHaveAttribute('href', enquireHref)
  expect(screen.getByRole('link', { name: new RegExp(`^${more}`) })).toHaveAttribute('href', moreHref)
})

test.each([
  ['pt-BR', '9 dias', 'No máximo 11 alunos por turma'],
  ['en-GB', '9 days', 'No more than 11 students in a class'],
] as const)('days and students are those of the catalogue, in %s', (locale, days, most) => {
  const catalogue = catalogueWith(
    row('aca_courses', 'rolamento', { days: 9 }),
    row('site_content', 'courses', { students: 11 }),
  )
  const { items } = show(catalogue, locale)
  expect(items.at(-1)).toHaveTextContent(days)
  expect(screen.getByText((text) => text.includes(most))).toBeInTheDocument()
})

test('a course without English is read out in Portuguese', () => {
  const catalogue = catalogueWith(
    row('aca_courses', 'basico', { words: { 'en-GB': { title: '', description: '' } } }),
  )
  const [first] = show(catalogue, 'en-GB').items
  expect(first?.querySelector('h3')).toHaveAttribute('lang', 'pt-BR')
  expect(first).toHaveTextContent('Curso básico de caiaque')
})

test('upcoming classes lead into the chat, full ones do not, and past ones are gone', () => {
  const dates = [
    { date: '2026-04-18', state: 'few' },
    { date: '2026-03-09', state: 'open' },
    { date: '2026-05-02', state: 'full' },
    { date: '2026-03-10', state: 'open' },
  ]
  show(catalogueWith(row('aca_courses', 'basico', { dates })), 'pt-BR')
  const classes = within(screen.getByRole('region', { name: 'Próximas turmas' }))
  expect(classes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/10 de março de 2026.*Há vagas/),
    expect.stringMatching(/18 de abril de 2026.*Poucas vagas/),
    expect.stringMatching(/2 de maio de 2026.*Lotada/),
  ])
  expect(classes.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://chat.example/?text=basico 2026-03-10',
    'https://chat.example/?text=basico 2026-04-18',
  ])
})

test.each(locales)(
  'each course in %s is asked for by its name, and has a request to put together',
  (locale) => {
    const { items } = show(shipped, locale)
    const { form } = wordsOf(locale).request
    for (const [index, course] of shipped.courses.entries()) {
      const { title } = courseWords(course, locale).words
      const item = within(items[index] ?? document.body)
      expect(item.getByRole('link', { name: new RegExp(`^${form.course} ?: ${title}`) })).toHaveAttribute(
        'href',
        courseLink(shipped, course, locale),
      )
    }
  },
)

test.each(locales)('the courses in %s lead to what they prepare for', (locale) => {
  show(shipped, locale)
  const { leads } = wordsOf(locale).choosing.ladder
  expect(screen.getByRole('link', { name: leads })).toHaveAttribute(
    'href',
    `${addressOf('levels', locale)}#experience`,
  )
})

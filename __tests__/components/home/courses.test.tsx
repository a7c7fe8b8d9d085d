import { screen, within } from '@testing-library/react'
import { Courses } from '@/components/home/courses'
import { courses } from '@/lib/catalogue/courses'
import { subjectLink } from '@/lib/chat'
import { picture, renderIn } from '../in-language'

test.each([
  [
    'pt-BR',
    [
      ['Curso básico de caiaque', '1 dia', 'Iniciante'],
      ['Técnicas avançadas', '2 dias', 'Intermediário'],
      ['Curso de rolamento', '1 dia', 'Avançado'],
    ],
    'No máximo 6 alunos por turma',
    'Perguntar pelas próximas turmas',
    'Saber mais sobre os cursos ACA',
  ],
  [
    'en-GB',
    [
      ['Basic kayak course', '1 day', 'Beginner'],
      ['Advanced techniques', '2 days', 'Intermediate'],
      ['Rolling course', '1 day', 'Advanced'],
    ],
    'No more than 6 students in a class',
    'Ask about the next classes',
    'More about the ACA courses',
  ],
] as const)(
  'three courses in %s, six students, two questions for the chat (spec §3, §7, §9)',
  (locale, rows, most, ask, more) => {
    const enquireHref = subjectLink('courseClasses', locale)
    const moreHref = subjectLink('courseInfo', locale)
    renderIn(
      locale,
      <Courses courses={courses} picture={picture} enquireHref={enquireHref} moreHref={moreHref} />,
    )
    const items = screen.getAllByRole('listitem')
    expect(items).toHaveLength(rows.length)
    for (const [index, [title, duration, level]] of rows.entries()) {
      const item = items[index]
      if (!item) throw new Error('A course is missing')
      expect(within(item).getByRole('heading', { name: title })).toBeInTheDocument()
      expect(item).toHaveTextContent(duration)
      expect(item).toHaveTextContent(level)
    }
    expect(screen.getByText(most)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: new RegExp(`^${ask}`) })).toHaveAttribute('href', enquireHref)
    expect(screen.getByRole('link', { name: new RegExp(`^${more}`) })).toHaveAttribute('href', moreHref)
  },
)

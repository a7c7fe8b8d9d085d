import { baseDocuments, collections } from '@/lib/catalogue/base/documents'
import { withValueAt } from '@/lib/staff/content/document-path'
import { formErrors, messageAt } from '@/lib/staff/content/form-errors'
import { documentOfForm, formName, formOf } from '@/lib/staff/content/form-values'
import { fieldsOf } from '@/lib/staff/content/schema-fields'

const items = collections.flatMap((collection) =>
  [...baseDocuments[collection]].map(([id, document]) => ({
    name: `${collection}/${id}`,
    collection,
    id,
    document,
  })),
)

/** What becomes of a document whose form somebody has changed at one place. */
function changed(
  collection: 'tours' | 'aca_courses',
  document: unknown,
  name: string,
  value: unknown,
): unknown {
  const fields = fieldsOf(collection, 'any')
  return documentOfForm(fields, withValueAt(formOf(fields, document), name, value), document)
}

test.each(items)('$name comes out of its form as it went in', ({ collection, id, document }) => {
  const fields = fieldsOf(collection, id)
  const values = formOf(fields, document)
  expect(documentOfForm(fields, values, document)).toEqual(document)
  expect(JSON.stringify(values)).not.toContain('undefined')
})

const course = {
  id: 'basico',
  days: 2,
  level: 'beginner',
  dates: [],
  words: { 'pt-BR': { title: 'Curso' }, 'en-GB': {} },
}

describe('what stands in the form', () => {
  test('a text that was emptied is absent', () => {
    expect(changed('aca_courses', course, 'words.pt-BR.title', '')).toEqual({
      ...course,
      words: { 'pt-BR': {}, 'en-GB': {} },
    })
  })

  test.each([
    ['3', 3],
    [' 2,5 ', 2.5],
    ['2.000', 2000],
    ['12,500', 12_500],
    ['1.234.567', 1_234_567],
    ['2.00', 2],
    ['duas', 'duas'],
    ['', undefined],
  ])('the number %p is %p', (typed, days) => {
    expect(changed('aca_courses', course, 'days', typed)).toEqual(withValueAt(course, 'days', days))
  })

  test.each(['+55 (24) 99999-1234', '55 24 99999.1234', '5524999991234'])(
    'the number %p to call is its digits',
    (typed) => {
      const fields = fieldsOf('site_content', 'contact')
      expect(documentOfForm(fields, { chatNumber: typed }, {})).toEqual({ chatNumber: '5524999991234' })
    },
  )

  test('months are a set that is absent where none is chosen', () => {
    const fields = fieldsOf('tours', 'caiaque-coletivo').filter(({ key }) => key === 'months')
    expect(formOf(fields, {})).toEqual({ months: [] })
    expect(documentOfForm(fields, { months: ['may'] }, {})).toEqual({ months: ['may'] })
    expect(documentOfForm(fields, { months: [] }, { months: ['may'] })).toEqual({})
  })

  test('a line of a list stays when it is empty: the check has to name it', () => {
    const tour = { words: { 'pt-BR': { highlights: ['Um', 'Dois'] }, 'en-GB': {} } }
    expect(changed('tours', tour, 'words.pt-BR.highlights.1.line', '')).toEqual({
      words: { 'pt-BR': { highlights: ['Um', ''] }, 'en-GB': {} },
    })
  })

  test('a group that the form opened by itself is not there until something stands in it', () => {
    const tour = { words: { 'pt-BR': { title: 'Remada' }, 'en-GB': {} } }
    expect(changed('tours', tour, 'words.en-GB.details.title', 'A paddle')).toEqual({
      words: { 'pt-BR': { title: 'Remada' }, 'en-GB': { details: { title: 'A paddle' } } },
    })
    expect(changed('tours', tour, 'words.en-GB.details.title', '')).toEqual(tour)
  })

  test('an optional group that somebody opened is there, empty or not', () => {
    const fields = fieldsOf('tours', 'any')
    const values = formOf(fields, { rating: {} })
    expect(documentOfForm(fields, values, {})).toEqual({ rating: {} })
  })
})

describe('an issue of the document', () => {
  const fields = fieldsOf('tours', 'any')
  const tour = { words: { 'pt-BR': { highlights: ['Um'] }, 'en-GB': {} }, detail: { duration: {} } }
  const values = formOf(fields, tour)
  const at = (path: string) => formName(fields, path, values)

  test.each([
    ['words.pt-BR.title', 'words.pt-BR.title'],
    ['words.pt-BR.highlights', 'words.pt-BR.highlights'],
    ['words.pt-BR.highlights.0', 'words.pt-BR.highlights.0.line'],
    ['words.pt-BR.details.itinerary.0.time', 'words.pt-BR.details.itinerary.0.time'],
    ['addresses.pt-BR.0', 'addresses.pt-BR.0.line'],
  ])('at %s stands at %s of the form', (path, name) => {
    expect(at(path)).toBe(name)
  })

  test('of a list and of its line stand beside each other', () => {
    const errors = formErrors(fields, values, [
      { path: 'words.pt-BR.highlights.0', message: 'Falta.' },
      { path: 'words.pt-BR.highlights', message: 'Pelo menos 4 itens.' },
      { path: 'words.pt-BR.highlights.0', message: 'E mais.' },
    ])
    expect(messageAt(errors, at('words.pt-BR.highlights'))).toBe('Pelo menos 4 itens.')
    expect(messageAt(errors, at('words.pt-BR.highlights.0'))).toBe('Falta. E mais.')
    expect(messageAt(errors, at('words.pt-BR.title'))).toBeUndefined()
  })
})

import { baseDocuments, collections } from '@/lib/catalogue/base/documents'
import { documentIssues } from '@/lib/catalogue/build/parse-document'
import { contentParts } from '@/lib/catalogue/shape/site-content'
import { locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { labelOf, placeOf } from '@/lib/staff/content/field-labels'
import { addedValue, type FieldEntry, type FieldNode, initialValue } from '@/lib/staff/content/field-node'
import { fieldsOf } from '@/lib/staff/content/schema-fields'

interface Found {
  path: string
  node: FieldNode
}

function below(path: string, node: FieldNode): Found[] {
  switch (node.kind) {
    case 'group':
      return everyField(node.fields, path)
    case 'pair':
      return below(`${path}.pt-BR`, node.item)
    case 'list':
      return below(`${path}.0`, node.item)
    case 'variants':
      return [
        { path: `${path}.${node.by}`, node: { kind: 'text', format: 'plain', long: false, most: 1 } },
        ...node.options.flatMap(({ fields }) => everyField(fields, path)),
      ]
    default:
      return []
  }
}

const everyField = (fields: readonly FieldEntry[], path = ''): Found[] =>
  fields.flatMap(({ key, node }) => {
    const own = path ? `${path}.${key}` : key
    return [{ path: own, node }, ...below(own, node)]
  })

const forms = collections.flatMap((collection) =>
  (collection === 'site_content' ? [...contentParts] : ['new']).map((id) => ({
    name: `${collection}/${id}`,
    fields: everyField(fieldsOf(collection, id)),
  })),
)

test('every collection and every part of the site has a form', () => {
  expect(forms.filter(({ fields }) => fields.length === 0)).toEqual([])
  expect(forms.find(({ name }) => name === 'tours/new')?.fields.length).toBeGreaterThan(80)
})

test('nothing is edited that the site does not have', () => {
  expect(fieldsOf('site_content', 'nonsense')).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  const { fields: labels, choices } = wordsOf(locale).contentPanel

  test.each(forms)('every field of $name has a label', ({ fields }) => {
    expect(fields.filter(({ path }) => labelOf(labels, path) === undefined).map(({ path }) => path)).toEqual(
      [],
    )
  })

  test('every choice has a name', () => {
    const names = forms.flatMap(({ fields }) =>
      fields.flatMap(({ node }) =>
        node.kind === 'choice'
          ? node.options
          : node.kind === 'variants'
            ? node.options.map(({ value }) => value)
            : [],
      ),
    )
    expect([...new Set(names)].filter((name) => !Object.hasOwn(choices, name))).toEqual([])
  })
})

test('a field is called by its whole path first, then by its end', () => {
  const labels = { title: 'Name', 'meta.title': 'In searches' }
  expect(labelOf(labels, 'words.pt-BR.title')).toBe('Name')
  expect(labelOf(labels, 'words.en-GB.meta.title')).toBe('In searches')
  expect(labelOf(labels, 'itinerary.2.time')).toBeUndefined()
})

test('texts, paragraphs, times, dates and moments are told apart', () => {
  const formatOf = (form: string, path: string) =>
    forms.find(({ name }) => name === form)?.fields.find((field) => field.path === path)?.node
  expect(formatOf('tours/new', 'words.pt-BR.title')).toMatchObject({
    kind: 'text',
    format: 'plain',
    long: false,
  })
  expect(formatOf('tours/new', 'words.pt-BR.description')).toMatchObject({ kind: 'text', long: true })
  expect(formatOf('site_content/hours', 'opens')).toMatchObject({ kind: 'text', format: 'clock' })
  expect(formatOf('site_content/notice', 'until')).toMatchObject({
    kind: 'text',
    format: 'moment',
    optional: true,
  })
  expect(formatOf('site_content/contact', 'email')).toMatchObject({ kind: 'text', format: 'email' })
  expect(formatOf('aca_courses/new', 'days')).toMatchObject({ kind: 'number', whole: true })
})

test('a new tour begins with nothing that is wrong in itself', () => {
  const skeleton = initialValue({ kind: 'group', fields: fieldsOf('tours', 'remada-da-lua') })
  const addresses = { 'pt-BR': ['/remada-da-lua'], 'en-GB': ['/moonlight-paddle'] }
  const issues = documentIssues('tours', 'remada-da-lua', {
    ...Object(skeleton),
    category: 'Caiaque',
    layout: 'tabs',
    cancellation: 'tour',
    pictures: { items: [] },
    addresses,
  })
  expect(issues.filter(({ incomplete }) => !incomplete)).toEqual([])
  expect(issues.length).toBeGreaterThan(5)
})

test('an added amount is an amount to be filled in, and an added price has its currency', () => {
  const price = everyField(fieldsOf('tours', 'x')).find(({ path }) => path === 'detail.price')
  expect(price && addedValue(price.node)).toMatchObject({ kind: 'amounts', currency: 'BRL', amounts: [{}] })
})

test('what the code ships needs no change to be published', () => {
  for (const collection of collections) {
    for (const id of baseDocuments[collection].keys()) expect(documentIssues(collection, id, {})).toEqual([])
  }
})

test('fields of one label are told apart by where they stand', () => {
  const words = wordsOf('en-GB').contentPanel.fields
  expect(placeOf(words, 'listing.duration.unit')).toBe('On the card of the list › Duration › Unit')
  expect(placeOf(words, 'detail.price.amounts.0.reais')).toBe(
    'On the page › Price › Amounts 1 › Amount in reais',
  )
  expect(placeOf(words, 'words.pt-BR.subtitle')).toMatch(/ › Subtitle$/)
  expect(placeOf(words, 'nobody.knows')).toBe('nobody.knows')
})

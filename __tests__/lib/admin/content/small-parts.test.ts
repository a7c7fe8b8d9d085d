import { differencesBetween, readableHistory } from '@/lib/admin/content/history'
import { fromParatyInput, toParatyInput } from '@/lib/admin/content/paraty-moment'
import { withDraft } from '@/lib/admin/content/preview'
import { nothingPublished } from '@/lib/catalogue/catalogue'
import { productView } from '@/lib/catalogue/read'
import { contentWords, currentNotice } from '@/lib/catalogue/site-words'
import { slugOf } from '@/lib/slug'
import { shipped } from '../../catalogue/shipped'

test('a moment is written on Paraty’s clock, wherever the device is', () => {
  expect(fromParatyInput('2027-01-31T18:00')).toBe('2027-01-31T18:00:00-03:00')
  expect(toParatyInput('2027-01-31T21:00:00.000Z')).toBe('2027-01-31T18:00')
  expect(toParatyInput('nonsense')).toBe('')
  expect(fromParatyInput('2027-01')).toBe('')
})

test('a title becomes a name for addresses', () => {
  expect(slugOf('Remada da Lua à Ilha do Algodão!')).toBe('remada-da-lua-a-ilha-do-algodao')
  expect(slugOf('Remada ', true)).toBe('remada-')
  expect(slugOf('Remada ')).toBe('remada')
})

describe('a preview', () => {
  const item = { collection: 'tours', id: 'caiaque-coletivo' } as const

  test('shows the draft, and the catalogue of the site stays as it is', async () => {
    const draft = { words: { 'pt-BR': { title: 'Remada de prévia' } } }
    const drafted = await withDraft(shipped, item, draft)
    if (!drafted.ok) throw new Error('The draft cannot be shown')
    const trip = drafted.catalogue.everyTrip.get(item.id)
    expect(trip && productView(drafted.catalogue, trip, 'pt-BR').words.title).toBe('Remada de prévia')
    const before = shipped.everyTrip.get(item.id)
    expect(before && productView(shipped, before, 'pt-BR').words.title).not.toBe('Remada de prévia')
  })

  test('shows what is hidden', async () => {
    const row = { ...item, document: {}, position: null, hidden: true, deleted: false }
    const hidden = { ...shipped, shown: { ...nothingPublished, items: [row] } }
    const drafted = await withDraft(hidden, item, {})
    expect(drafted.ok && drafted.catalogue.tours.some(({ slug }) => slug === item.id)).toBe(true)
  })

  test('says what keeps a draft from being shown', async () => {
    const drafted = await withDraft(shipped, item, { category: null })
    expect(drafted).toMatchObject({ ok: false, issues: [{ path: 'category', code: 'missing' }] })
  })

  test('shows parts of the site', async () => {
    const hero = { words: { 'en-GB': { title: 'Preview of the bay' } } }
    const drafted = await withDraft(shipped, { collection: 'site_content', id: 'hero' }, hero)
    expect(drafted.ok && contentWords(drafted.catalogue, 'en-GB').hero.words.title).toBe('Preview of the bay')
    expect(currentNotice(shipped, 'pt-BR', Date.now())).toBeUndefined()
  })
})

describe('the history', () => {
  const entry = (id: number, document: Record<string, unknown> | null) => ({
    id,
    collection: 'tours' as const,
    item: 'caiaque-coletivo',
    action: 'publish',
    document,
    note: null,
    actor_email: 'ana@example.com',
    at: '2027-01-31T21:00:00Z',
  })

  test('a language that came without a word is nothing to read', () => {
    const before = { words: { 'pt-BR': { title: 'Remada' } } }
    const after = { words: { 'pt-BR': { title: 'Remada' }, 'en-GB': {} } }
    expect(differencesBetween(before, after, 'pt-BR')).toEqual([])
  })

  test('shows words that went and words that came', () => {
    const [difference] = differencesBetween(
      { words: { 'pt-BR': { title: 'Remada curta' } } },
      { words: { 'pt-BR': { title: 'Remada longa' } } },
      'pt-BR',
    )
    expect(difference).toEqual({
      path: 'words.pt-BR.title',
      label: 'Nome',
      lang: 'pt-BR',
      parts: [
        { kind: 'same', text: 'Remada ' },
        { kind: 'gone', text: 'curta' },
        { kind: 'new', text: 'longa' },
      ],
    })
  })

  test('each entry is compared with the one before it, the first with the shipped catalogue', () => {
    const title = (text: string) => ({ words: { 'pt-BR': { title: text } } })
    const history = readableHistory([entry(3, title('B')), entry(2, title('A')), entry(1, null)], {
      collection: 'tours',
      id: 'caiaque-coletivo',
      locale: 'en-GB',
    })
    expect(history.map(({ differences }) => differences.length)).toEqual([1, 1, 0])
    expect(history.map(({ isRestorable }) => isRestorable)).toEqual([false, true, true])
    expect(history[0]).toMatchObject({ action: 'Published', by: 'ana@example.com', at: '31 Jan 2027, 18:00' })
  })
})

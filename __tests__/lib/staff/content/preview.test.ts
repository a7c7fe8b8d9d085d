import { nothingPublished } from '@/lib/catalogue/build/catalogue'
import { contentWords } from '@/lib/catalogue/build/site-words'
import { productView } from '@/lib/catalogue/build/trip-view'
import { withDraft } from '@/lib/staff/content/preview'
import { shipped } from '../../catalogue/shipped'

describe('a preview', () => {
  const item = { collection: 'tours', id: 'caiaque-coletivo' } as const

  test('shows the draft, and the catalogue of the site stays as it is', async () => {
    const draft = { words: { 'pt-BR': { title: 'Remada de prévia' } } }
    const drafted = withDraft(shipped, item, draft)
    if (!drafted.ok) throw new Error('The draft cannot be shown')
    const trip = drafted.catalogue.everyTrip.get(item.id)
    expect(trip && productView(drafted.catalogue, trip, 'pt-BR').words.title).toBe('Remada de prévia')
    const before = shipped.everyTrip.get(item.id)
    expect(before && productView(shipped, before, 'pt-BR').words.title).not.toBe('Remada de prévia')
  })

  test('shows what is hidden', async () => {
    const row = { ...item, document: {}, position: null, hidden: true, deleted: false }
    const hidden = { ...shipped, shown: { ...nothingPublished, items: [row] } }
    const drafted = withDraft(hidden, item, {})
    expect(drafted.ok && drafted.catalogue.tours.some(({ slug }) => slug === item.id)).toBe(true)
  })

  test('says what keeps a draft from being shown', async () => {
    const drafted = withDraft(shipped, item, { category: null })
    expect(drafted).toMatchObject({ ok: false, issues: [{ path: 'category', code: 'missing' }] })
  })

  test('shows parts of the site', async () => {
    const hero = { words: { 'en-GB': { title: 'Preview of the bay' } } }
    const drafted = withDraft(shipped, { collection: 'site_content', id: 'hero' }, hero)
    expect(drafted.ok && contentWords(drafted.catalogue, 'en-GB').hero.words.title).toBe('Preview of the bay')
  })
})

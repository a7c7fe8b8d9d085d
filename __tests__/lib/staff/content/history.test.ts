import { differencesBetween, readableHistory } from '@/lib/staff/content/history'

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
    expect(history.map(({ differences }) => differences.length)).toEqual([1, 1, 0, 0])
    expect(history.map(({ isRestorable }) => isRestorable)).toEqual([false, true, true, true])
    expect(history.at(-1)).toMatchObject({ id: 'shipped', action: 'As it was at the start' })
    expect(history[0]).toMatchObject({ action: 'Published', by: 'ana@example.com', at: '31 Jan 2027, 18:00' })
  })
})

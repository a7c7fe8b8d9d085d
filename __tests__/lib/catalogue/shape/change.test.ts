import { baseDocuments, collections } from '@/lib/catalogue/base/documents'
import { applyChange, changeBetween, isRecord } from '@/lib/catalogue/shape/change'

const documents = collections.flatMap((collection) =>
  [...baseDocuments[collection]].map(([id, document]) => ({ collection, id, document })),
)

/** JSON has no undefined and no shared parts: what a row holds. */
const asRow = (document: unknown): unknown => JSON.parse(JSON.stringify(document))

/** Numbers that look random and are the same in every run (a linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** A document that somebody has been at: fields changed, taken out and added, lists cut, here and there. */
function edited(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) {
    if (random() < 0.2) return value.slice(0, Math.floor(random() * value.length))
    return value.map((item) => (random() < 0.3 ? edited(item, random) : item))
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      const chance = random()
      if (chance < 0.1) return []
      return [[key, chance < 0.6 ? edited(item, random) : item]]
    })
    return Object.fromEntries(random() < 0.2 ? [...entries, ['added', { by: 'hand', count: 3 }]] : entries)
  }
  if (random() < 0.6) return value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return `${String(value)} (mudado)`
}

describe('a change laid over a document', () => {
  const base = {
    title: 'Remada',
    price: { kind: 'amounts', per: 'person', amounts: [{ reais: 280 }, { reais: 100 }] },
    rating: { value: 4.8, reviews: 134 },
    tags: ['a', 'b'],
  }

  test('says nothing where there is none', () => {
    expect(applyChange(base, undefined)).toBe(base)
    expect(applyChange(base, {})).toEqual(base)
  })

  test('replaces what it names and leaves the rest', () => {
    expect(applyChange(base, { title: 'Outra', rating: { value: 5 } })).toEqual({
      ...base,
      title: 'Outra',
      rating: { value: 5, reviews: 134 },
    })
  })

  test('takes out what it names as null', () => {
    const { rating: _rating, ...unrated } = base
    expect(applyChange(base, { rating: null })).toEqual(unrated)
    expect(applyChange(base, { rating: { reviews: null } })).toEqual({ ...base, rating: { value: 4.8 } })
    // Also where an upgrade ships the group no longer.
    expect(applyChange(unrated, { rating: { reviews: null } })).toEqual({ ...unrated, rating: {} })
  })

  test('replaces lists whole, also by an empty one', () => {
    expect(applyChange(base, { tags: ['c'] })).toMatchObject({ tags: ['c'] })
    expect(applyChange(base, { tags: [] })).toMatchObject({ tags: [] })
    expect(applyChange(base, { price: { amounts: [{ reais: 300 }] } })).toMatchObject({
      price: { kind: 'amounts', per: 'person', amounts: [{ reais: 300 }] },
    })
  })

  test('of another kind leaves nothing of the old one', () => {
    expect(applyChange(base, { price: { kind: 'onRequest', per: 'group' } })).toMatchObject({
      price: { kind: 'onRequest', per: 'group' },
    })
    const priced = applyChange(base, { price: { kind: 'onRequest', per: 'group' } })
    expect(JSON.stringify(priced)).not.toContain('reais')
  })

  test('of the same kind changes one field of it', () => {
    expect(applyChange(base, { price: { kind: 'amounts', per: 'group' } })).toMatchObject({
      price: { kind: 'amounts', per: 'group', amounts: [{ reais: 280 }, { reais: 100 }] },
    })
  })

  test('does not touch the document below', () => {
    const before = asRow(base)
    applyChange(base, { rating: { value: 1 }, tags: [], price: { per: 'group' } })
    expect(base).toEqual(before)
  })

  test('cannot reach behind the document', () => {
    const change: unknown = JSON.parse('{"__proto__": {"title": "Roubada"}}')
    const merged = applyChange({ rating: 1 }, change)
    expect(isRecord(merged) && Reflect.getPrototypeOf(merged)).toBe(Object.prototype)
    expect(isRecord(merged) && merged.title).toBeUndefined()
    expect(Reflect.get({}, 'title')).toBeUndefined()
  })
})

describe('the change between two documents', () => {
  test.each(documents)('$collection/$id: nothing where nothing was changed', ({ document }) => {
    expect(changeBetween(document, document)).toBeUndefined()
    expect(changeBetween(document, asRow(document))).toBeUndefined()
  })

  test.each(documents)('$collection/$id: laid over again makes the edited document', ({ id, document }) => {
    const random = randomNumbers(id.length * 7919)
    for (let round = 0; round < 40; round += 1) {
      const goal = edited(asRow(document), random)
      const change = changeBetween(document, goal)
      expect(applyChange(document, change)).toEqual(goal)
    }
  })

  test.each(documents)('$collection/$id: is minimal, so that it finds itself again', ({ id, document }) => {
    const random = randomNumbers(id.length * 104_729)
    for (let round = 0; round < 40; round += 1) {
      const change = changeBetween(document, edited(asRow(document), random))
      expect(changeBetween(document, applyChange(document, change))).toEqual(change)
    }
  })

  test('names the fields that differ and no others', () => {
    const base = { a: { b: 1, c: 2 }, d: [1, 2], e: 'x' }
    expect(changeBetween(base, { a: { b: 1, c: 3 }, d: [1, 2], e: 'x' })).toEqual({ a: { c: 3 } })
    expect(changeBetween(base, { a: { b: 1 }, d: [2], f: true })).toEqual({
      a: { c: null },
      d: [2],
      e: null,
      f: true,
    })
  })

  test('is the whole value where the kind is another', () => {
    expect(
      changeBetween({ kind: 'amounts', per: 'person', amounts: [1] }, { kind: 'onRequest', per: 'person' }),
    ).toEqual({ kind: 'onRequest', per: 'person' })
  })

  test('of who signs a quotation leaves the quotation alone', () => {
    const quote = { words: { 'pt-BR': { text: 'A baía muda.', by: 'A equipe' } } }
    const change = { words: { 'pt-BR': { by: 'Uma guia' } } }
    expect(changeBetween(quote, applyChange(quote, change))).toEqual(change)
    expect(applyChange(quote, change)).toEqual({
      words: { 'pt-BR': { text: 'A baía muda.', by: 'Uma guia' } },
    })
  })

  test('a shipped text that is improved later shows through where staff changed another field', () => {
    const change = changeBetween({ title: 'Remada', text: 'Velho' }, { title: 'Remo', text: 'Velho' })
    expect(applyChange({ title: 'Remada', text: 'Novo' }, change)).toEqual({ title: 'Remo', text: 'Novo' })
  })
})

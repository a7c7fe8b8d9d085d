import { splitTitle } from '@/lib/catalogue/text/fact-formats'

test.each([
  ['Caiaque Coletivo — Manguezais e Ilhas', 'Caiaque Coletivo', 'Manguezais e Ilhas'],
  ['Caiaque Coletivo—Manguezais', 'Caiaque Coletivo', 'Manguezais'],
  ['Caiaque Coletivo – Manguezais', 'Caiaque Coletivo', 'Manguezais'],
  ['A — B — C', 'A', 'B — C'],
  ['A – B — C', 'A', 'B — C'],
  ['Travessia Marins–Itaguaré — Três dias', 'Travessia Marins–Itaguaré', 'Três dias'],
  ['Travessia Marins–Itaguaré', 'Travessia Marins–Itaguaré', undefined],
  ['Paraty-Mirim - o rio', 'Paraty-Mirim - o rio', undefined],
  ['Sete Degraus —', 'Sete Degraus', undefined],
  ['  Sete Degraus  ', 'Sete Degraus', undefined],
])('%p is %p and %p (spec §2.8)', (title, main, sub) => {
  expect(splitTitle(title)).toEqual(sub === undefined ? { main } : { main, sub })
})

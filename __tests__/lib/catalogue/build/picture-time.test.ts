import { byNewest } from '@/lib/catalogue/build/picture-time'

const sorted = (...pictures: [string, string?][]) =>
  pictures
    .map(([name, createdAt]) => ({ name, createdAt }))
    .toSorted(byNewest)
    .map(({ name }) => name)

test('a picture is as old as its generated name says, whenever the service got it', () => {
  expect(
    sorted(
      ['passeio-veleiro--1700000000000-a.png', '2026-11-22T00:00:00Z'],
      ['1800000000000-b.png', '2020-01-01T00:00:00Z'],
    ),
  ).toEqual(['1800000000000-b.png', 'passeio-veleiro--1700000000000-a.png'])
})

test('one whose name says nothing is as old as the service says', () => {
  expect(
    sorted(['17-a.png', '2026-01-01T00:00:00Z'], ['foto.jpg', '2026-01-02T00:00:00Z'], ['lost.jpg', '']),
  ).toEqual(['foto.jpg', '17-a.png', 'lost.jpg'])
})

test('pictures of one time keep their order', () => {
  expect(sorted(['b--1700000000000-a.png'], ['a--1700000000000-b.png'])).toEqual([
    'b--1700000000000-a.png',
    'a--1700000000000-b.png',
  ])
})

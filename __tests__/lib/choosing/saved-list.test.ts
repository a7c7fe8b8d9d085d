/** @jest-environment jsdom */
import {
  addToSaved,
  onListChange,
  savedList,
  saveList,
  storageKey,
  toggleSaved,
} from '@/lib/choosing/saved-list'
import { maxKept } from '@/lib/choosing/trip-slugs'

beforeEach(() => {
  window.localStorage.clear()
  saveList([])
})

test('a trip is kept, and taken off again', () => {
  expect(toggleSaved('itatiaia')).toBe('added')
  expect(toggleSaved('saco-fundao')).toBe('added')
  expect(savedList()).toEqual(['itatiaia', 'saco-fundao'])
  expect(toggleSaved('itatiaia')).toBe('removed')
  expect(savedList()).toEqual(['saco-fundao'])
})

test('the device keeps it as JSON', () => {
  toggleSaved('itatiaia')
  expect(JSON.parse(window.localStorage.getItem(storageKey) ?? '')).toEqual(['itatiaia'])
})

test.each([
  ['broken', '["itatiaia'],
  ['of another shape', '{"trips":["itatiaia"]}'],
  ['full of something else', '[1,null,"../admin","<b>"]'],
])('what is %s counts as nothing', (_, text) => {
  window.localStorage.setItem(storageKey, text)
  expect(savedList()).toEqual([])
})

test('good names among bad ones stay, each once', () => {
  window.localStorage.setItem(storageKey, '["itatiaia",7,"itatiaia","saco-fundao"]')
  expect(savedList()).toEqual(['itatiaia', 'saco-fundao'])
})

test('the list is full at its end, and says so', () => {
  saveList(Array.from({ length: maxKept }, (_, index) => `trip-${index}`))
  expect(toggleSaved('one-more')).toBe('full')
  expect(savedList()).toHaveLength(maxKept)
  expect(addToSaved(['trip-1'])).toBe('added')
  expect(addToSaved(['one-more'])).toBe('full')
  expect(savedList()).not.toContain('one-more')
})

test('a list that somebody sent is joined to one’s own, each trip once', () => {
  saveList(['itatiaia'])
  addToSaved(['saco-fundao', 'itatiaia'])
  expect(savedList()).toEqual(['itatiaia', 'saco-fundao'])
})

test('everybody who shows the list hears of a change, in this tab and from another', () => {
  const heard = jest.fn()
  const stop = onListChange(heard)
  toggleSaved('itatiaia')
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  toggleSaved('itatiaia')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('the same list is the same object while nothing changes, or React would never come to rest', () => {
  toggleSaved('itatiaia')
  expect(savedList()).toBe(savedList())
})

test('where the browser refuses storage the list lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  expect(toggleSaved('itatiaia')).toBe('added')
  expect(savedList()).toEqual(['itatiaia'])
})

test('a full disk loses nothing while the page is open', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(toggleSaved('itatiaia')).toBe('added')
  expect(savedList()).toEqual(['itatiaia'])
})

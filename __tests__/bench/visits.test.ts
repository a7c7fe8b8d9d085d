import messages from '@/messages/pt-BR/admin.json'
import { outageSaid, visitsOf } from '@/scripts/bench/visits'

const answerWith = (status: number, body: string, headers = {}) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status, headers }))

/** What a visit of the panel or of a page makes of an answer. */
async function judged(path: string, isHealthy: boolean, status: number, body: string, headers = {}) {
  answerWith(status, body, headers)
  const visits = visitsOf({ cookie: '', query: '?_rsc=1', picture: Buffer.from(''), isHealthy })
  return visits.find((visit) => visit.path === path)?.make('http://site')
}

const outage = `<html><h1>${messages.outage.title}</h1></html>`

test('a panel that says in words that the service is away is what an outage should look like, and nothing else', async () => {
  expect(await judged('/admin', false, 200, outage)).toEqual({ answer: outageSaid, isExpected: true })
  expect(await judged('/admin', true, 200, outage)).toMatchObject({ isExpected: false })
  expect(await judged('/admin', false, 500, outage)).toMatchObject({ isExpected: false })
  expect(await judged('/admin', false, 500, 'Internal Server Error')).toMatchObject({ isExpected: false })
  expect(await judged('/admin', true, 200, messages.dashboard.welcome)).toMatchObject({ isExpected: true })
})

test('whoever is signed in is never sent away by an outage, to the sign-in page or as somebody without the role', async () => {
  const to = (location: string) => judged('/admin', false, 307, '', { location })
  expect(await to('/#acesso-negado')).toEqual({ answer: '307 to /#acesso-negado', isExpected: false })
  expect(await to('/admin/login')).toMatchObject({ isExpected: false })
})

test('the panel hears a problem that it has words for, and only while the backend is away', async () => {
  const counts = '/api/admin/counts'
  expect(await judged(counts, false, 503, '{"error":"unavailable"}')).toMatchObject({ isExpected: true })
  expect(await judged(counts, true, 503, '{"error":"unavailable"}')).toMatchObject({ isExpected: false })
  expect(await judged(counts, false, 503, 'upstream')).toMatchObject({ isExpected: false })
})

test('a public page is there and whole in any state', async () => {
  expect(await judged('/passeios', false, 200, '<html></html>')).toEqual({ answer: '200', isExpected: true })
  expect(await judged('/passeios', false, 200, '<html>')).toEqual({
    answer: '200, cut off',
    isExpected: false,
  })
  expect(await judged('/passeios', false, 503, '<html></html>')).toMatchObject({ isExpected: false })
})

/** @jest-environment jsdom */
const pathname = jest.fn()
jest.mock('next/navigation', () => ({ usePathname: () => pathname() }))

/** The component as a document loads it, which remembers the document at once; what is given back renders it. */
async function load() {
  const { RegisterOffline } = await import('@/components/offline/register-offline')
  // Its own React as well: the testing library would stay with that of the first test.
  const { act } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(document.createElement('div'))
  return () => act(async () => root.render(<RegisterOffline />))
}

const notice = () => document.querySelector('offline-notice')

beforeEach(() => {
  jest.resetModules()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.history.replaceState(null, '', '/passeio-veleiro')
  pathname.mockReturnValue('/passeio-veleiro')
  document.body.innerHTML = '<offline-notice>Sem sinal</offline-notice><main></main>'
})

describe('a page that was read from a copy', () => {
  test('has its date again where React rendered the page anew', async () => {
    const render = await load()
    document.body.innerHTML = '<main></main>'
    await render()
    expect(notice()).toHaveTextContent('Sem sinal')
    expect(document.body.firstElementChild).toBe(notice())
  })

  test('keeps the date where it stands', async () => {
    const render = await load()
    const before = notice()
    await render()
    expect(notice()).toBe(before)
    expect(document.querySelectorAll('offline-notice')).toHaveLength(1)
  })

  test('leaves it behind for a page that is reached by a click, and for good', async () => {
    const render = await load()
    await render()
    pathname.mockReturnValue('/passeios')
    await render()
    expect(notice()).toBeNull()
    pathname.mockReturnValue('/passeio-veleiro')
    await render()
    expect(notice()).toBeNull()
  })
})

test('a page from the site has no such line', async () => {
  document.body.innerHTML = '<main></main>'
  const render = await load()
  await render()
  expect(notice()).toBeNull()
})

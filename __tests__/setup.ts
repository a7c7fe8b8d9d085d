import '@testing-library/jest-dom'

const original = console.error
let unexpected: string[] = []

/** An error on the console that a test did not expect is a failure of that test, also where the code went on. */
beforeEach(() => {
  unexpected = []
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    original(...parts)
    unexpected.push(parts.map(String).join(' ').slice(0, 300))
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.join('\n')}`)
})

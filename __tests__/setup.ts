import '@testing-library/jest-dom'

const original = console.error

/** An error on the console that a test did not expect is a failure of that test. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    original(...parts)
    throw new Error(`Unexpected console.error: ${parts.map(String).join(' ').slice(0, 300)}`)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})

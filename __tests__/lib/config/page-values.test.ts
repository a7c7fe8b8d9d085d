/** What a process finds that was started with these variables. */
async function startedWith(variables: Record<string, string>) {
  jest.resetModules()
  const kept = process.env
  process.env = { ...kept, ...variables }
  try {
    return await import('@/lib/config/page-values')
  } finally {
    process.env = kept
  }
}

test('a start with the values of the build has nothing to tell', async () => {
  const variables = { SITE_URL: 'https://www.example.com', CHAT_NUMBER: '5524900000001' }
  const build = await startedWith(variables)
  const { otherThanBuilt } = await startedWith(variables)
  expect(otherThanBuilt(build.valuesOfPages())).toBeUndefined()
  // While developing nothing was built.
  expect(otherThanBuilt(undefined)).toBeUndefined()
})

test('a start with other values than those of the build names each', async () => {
  const build = await startedWith({ SITE_URL: 'https://www.example.com', CHAT_NUMBER: '5524900000001' })
  const { otherThanBuilt } = await startedWith({ CHAT_NUMBER: '5524900000001' })
  expect(otherThanBuilt(build.valuesOfPages())).toBe(
    'SITE_URL is http://localhost:3000, and was https://www.example.com in the build',
  )
})

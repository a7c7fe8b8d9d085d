describe('the name of the chat app', () => {
  afterEach(() => {
    delete process.env.CHAT_APP
    jest.resetModules()
  })

  const load = async () => {
    jest.resetModules()
    return import('@/lib/i18n/words')
  }

  test('is WhatsApp as shipped', async () => {
    const { wordsOf } = await load()
    expect(wordsOf('pt-BR').interface.contact.chat).toContain('WhatsApp')
  })

  test('is the configured one in every text of both languages', async () => {
    process.env.CHAT_APP = 'Signal "Pro" $&'
    const { wordsOf } = await load()
    for (const locale of ['pt-BR', 'en-GB'] as const) {
      expect(JSON.stringify(wordsOf(locale))).not.toContain('WhatsApp')
      expect(wordsOf(locale).interface.contact.chat).toContain('Signal "Pro" $&')
    }
  })
})

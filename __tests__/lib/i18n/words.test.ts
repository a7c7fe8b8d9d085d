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
    const { words } = await load()
    expect(words('pt-BR').interface.contact.chat).toContain('WhatsApp')
  })

  test('is the configured one in every text of both languages', async () => {
    process.env.CHAT_APP = 'Signal "Pro" $&'
    const { words } = await load()
    for (const locale of ['pt-BR', 'en-GB'] as const) {
      expect(JSON.stringify(words(locale))).not.toContain('WhatsApp')
      expect(words(locale).interface.contact.chat).toContain('Signal "Pro" $&')
    }
  })
})

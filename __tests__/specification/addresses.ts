import type { Locale } from '@/lib/i18n/locales'

/** A page's addresses written out from spec §2.1, apart from the code, canonical first. */
interface ExpectedPage {
  /** A page's id, or a trip's slug. */
  page: string
  route: string
  'pt-BR': [string, ...string[]]
  'en-GB': [string, ...string[]]
}

/** The pages that are no trips: Portuguese at a bare address, English below `/en`. */
export const fixedPages: ExpectedPage[] = [
  { page: 'home', route: '', 'pt-BR': ['/'], 'en-GB': ['/en'] },
  { page: 'tours', route: '/tours', 'pt-BR': ['/passeios'], 'en-GB': ['/en/tours'] },
  { page: 'expeditions', route: '/expeditions', 'pt-BR': ['/expedicoes'], 'en-GB': ['/en/expeditions'] },
  {
    page: 'destination',
    route: '/destination',
    'pt-BR': ['/paraty-costa-verde', '/paraty'],
    'en-GB': ['/en/paraty'],
  },
  {
    page: 'policy',
    route: '/policy',
    'pt-BR': ['/politica-cancelamento'],
    'en-GB': ['/en/cancellation-policy'],
  },
  { page: 'choose', route: '/choose', 'pt-BR': ['/escolher'], 'en-GB': ['/en/choose'] },
  { page: 'compare', route: '/compare', 'pt-BR': ['/comparar'], 'en-GB': ['/en/compare'] },
  { page: 'list', route: '/my-list', 'pt-BR': ['/minha-lista'], 'en-GB': ['/en/my-list'] },
  { page: 'levels', route: '/levels', 'pt-BR': ['/niveis'], 'en-GB': ['/en/levels'] },
]

const trip = (
  page: string,
  portuguese: [string, ...string[]],
  english: [string, ...string[]],
): ExpectedPage => ({ page, route: `/product/${page}`, 'pt-BR': portuguese, 'en-GB': english })

export const tripPages: ExpectedPage[] = [
  trip(
    'caiaque-coletivo',
    ['/passeio-de-caiaque-coletivo-paraty'],
    ['/half-day-kayak-tour-paraty', '/group-kayak-tour-paraty', '/paraty-4h-shared-kayak-tour'],
  ),
  trip(
    'caiaque-dia-inteiro',
    ['/passeio-caiaque-dia-inteiro', '/passeio-caiaque-dia-todo'],
    ['/full-day-kayak-tour'],
  ),
  trip('aventura-privada', ['/passeio-de-caiaque-personalizado-paraty'], ['/private-kayak-paraty']),
  trip(
    'caiaque-paraty-mirim',
    ['/passeio-caiaque-paraty-mirim'],
    ['/paraty-mirim-kayak-tour', '/paraty-mirim-kayak-day-tour'],
  ),
  trip('regate-caicara', ['/regate-caicara-gastronomy'], ['/regate-caicara-lunch']),
  trip('passeio-veleiro', ['/passeio-veleiro'], ['/sailboat-tour']),
  trip('experiencia-caicara', ['/experiencia-caicara'], ['/caicaras-experience', '/caicara-boat-experience']),
  trip('trekking-pedra-macela', ['/trekking-pedra-macela'], ['/pedra-macela-trekking']),
  trip('trekking-pao-acucar', ['/trekking-pao-acucar-mamangua'], ['/pao-acucar-trekking']),
  trip('trekking-sete-regraus', ['/trekking-sete-regraus'], ['/seven-steps-trekking']),
  trip('saco-fundao', ['/expedicao-saco-fundao'], ['/saco-fundao-expedition']),
  trip('saco-mamangua', ['/expedicao-saco-mamangua'], ['/mamangua-expedition', '/mamangua-kayak-expedition']),
  trip('travessia-joatinga', ['/expedicao-travessia-joatinga'], ['/joatinga-crossing']),
  trip('ilha-grande', ['/expedicao-ilha-grande'], ['/ilha-grande-expedition']),
  trip('serra-fina', ['/trekking-serra-fina'], ['/serra-fina-trek']),
  trip('itatiaia', ['/trekking-itatiaia'], ['/itatiaia-expedition']),
  trip('marins-itaguare', ['/trekking-marins-itaguare'], ['/marins-itaguare-trek']),
  trip('petro-tere', ['/travessia-petro-tere'], ['/petro-tere-crossing']),
  trip('joatinga-trekking', ['/travessia-joatinga-trekking'], ['/joatinga-trekking']),
  trip('baia-paraty', ['/tour-baia-paraty'], ['/en/bay-of-paraty-tour']),
]

export const expectedPages: ExpectedPage[] = [...fixedPages, ...tripPages]

/** Every address of the table with the language it speaks, and whether its page has a bare Portuguese and an `/en` address. */
export const walk: { address: string; locale: Locale; expected: ExpectedPage; shared: boolean }[] =
  expectedPages.flatMap((expected) =>
    (['pt-BR', 'en-GB'] as const).flatMap((locale) =>
      expected[locale].map((address) => ({
        address,
        locale,
        expected,
        shared: expected['en-GB'][0] === '/en' || expected['en-GB'][0].startsWith('/en/'),
      })),
    ),
  )

/** Every path that spec.md names for a page, in the order of §2.1 and §2.2. */
export const pathsOfTheSpec = [
  '/',
  '/passeios',
  '/expedicoes',
  '/paraty',
  '/paraty-costa-verde',
  '/tour-baia-paraty',
  '/politica-cancelamento',
  '/passeio-de-caiaque-coletivo-paraty',
  '/group-kayak-tour-paraty',
  '/half-day-kayak-tour-paraty',
  '/passeio-caiaque-dia-inteiro',
  '/full-day-kayak-tour',
  '/passeio-caiaque-paraty-mirim',
  '/paraty-mirim-kayak-tour',
  '/passeio-caiaque-dia-todo',
  '/passeio-veleiro',
  '/sailboat-tour',
  '/experiencia-caicara',
  '/caicaras-experience',
  '/regate-caicara-gastronomy',
  '/regate-caicara-lunch',
  '/passeio-de-caiaque-personalizado-paraty',
  '/private-kayak-paraty',
  '/paraty-mirim-kayak-day-tour',
  '/paraty-4h-shared-kayak-tour',
  '/mamangua-kayak-expedition',
  '/trekking-pedra-macela',
  '/pedra-macela-trekking',
  '/trekking-pao-acucar-mamangua',
  '/pao-acucar-trekking',
  '/trekking-sete-regraus',
  '/seven-steps-trekking',
  '/trekking-serra-fina',
  '/serra-fina-trek',
  '/trekking-itatiaia',
  '/itatiaia-expedition',
  '/trekking-marins-itaguare',
  '/marins-itaguare-trek',
  '/travessia-petro-tere',
  '/petro-tere-crossing',
  '/travessia-joatinga-trekking',
  '/joatinga-trekking',
  '/expedicao-saco-fundao',
  '/saco-fundao-expedition',
  '/expedicao-saco-mamangua',
  '/mamangua-expedition',
  '/expedicao-travessia-joatinga',
  '/joatinga-crossing',
  '/expedicao-ilha-grande',
  '/ilha-grande-expedition',
]

export const redirectsOfTheSpec = {
  '/remada-tropical': '/passeio-de-caiaque-coletivo-paraty',
  '/caiaque-em-paraty': '/passeio-de-caiaque-coletivo-paraty',
  '/kayak-in-paraty': '/group-kayak-tour-paraty',
}

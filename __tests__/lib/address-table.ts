import type { PageId } from '@/lib/addresses'
import type { Locale } from '@/lib/locales'

/** A page's addresses written out from spec §2.1 and design §3, apart from the code, canonical first. */
interface ExpectedPage {
  page: PageId
  route: string
  'pt-BR': [string, ...string[]]
  'en-GB': [string, ...string[]]
}

export const sharedPages: ExpectedPage[] = [
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
    page: 'bay-tour',
    route: '/bay-tour',
    'pt-BR': ['/tour-baia-paraty'],
    'en-GB': ['/en/bay-of-paraty-tour'],
  },
  {
    page: 'policy',
    route: '/policy',
    'pt-BR': ['/politica-cancelamento'],
    'en-GB': ['/en/cancellation-policy'],
  },
]

const product = (
  page: PageId,
  portuguese: [string, ...string[]],
  english: [string, ...string[]],
): ExpectedPage => ({ page, route: `/product/${page}`, 'pt-BR': portuguese, 'en-GB': english })

export const productPages: ExpectedPage[] = [
  product(
    'caiaque-coletivo',
    ['/passeio-de-caiaque-coletivo-paraty'],
    ['/half-day-kayak-tour-paraty', '/group-kayak-tour-paraty', '/paraty-4h-shared-kayak-tour'],
  ),
  product(
    'caiaque-dia-inteiro',
    ['/passeio-caiaque-dia-inteiro', '/passeio-caiaque-dia-todo'],
    ['/full-day-kayak-tour'],
  ),
  product('aventura-privada', ['/passeio-de-caiaque-personalizado-paraty'], ['/private-kayak-paraty']),
  product(
    'caiaque-paraty-mirim',
    ['/passeio-caiaque-paraty-mirim'],
    ['/paraty-mirim-kayak-tour', '/paraty-mirim-kayak-day-tour'],
  ),
  product('regate-caicara', ['/regate-caicara-gastronomy'], ['/regate-caicara-lunch']),
  product('passeio-veleiro', ['/passeio-veleiro'], ['/sailboat-tour']),
  product(
    'experiencia-caicara',
    ['/experiencia-caicara'],
    ['/caicaras-experience', '/caicara-boat-experience'],
  ),
  product('trekking-pedra-macela', ['/trekking-pedra-macela'], ['/pedra-macela-trekking']),
  product('trekking-pao-acucar', ['/trekking-pao-acucar-mamangua'], ['/pao-acucar-trekking']),
  product('trekking-sete-regraus', ['/trekking-sete-regraus'], ['/seven-steps-trekking']),
  product('saco-fundao', ['/expedicao-saco-fundao'], ['/saco-fundao-expedition']),
  product(
    'saco-mamangua',
    ['/expedicao-saco-mamangua'],
    ['/mamangua-expedition', '/mamangua-kayak-expedition'],
  ),
  product('travessia-joatinga', ['/expedicao-travessia-joatinga'], ['/joatinga-crossing']),
  product('ilha-grande', ['/expedicao-ilha-grande'], ['/ilha-grande-expedition']),
  product('serra-fina', ['/trekking-serra-fina'], ['/serra-fina-trek']),
  product('itatiaia', ['/trekking-itatiaia'], ['/itatiaia-expedition']),
  product('marins-itaguare', ['/trekking-marins-itaguare'], ['/marins-itaguare-trek']),
  product('petro-tere', ['/travessia-petro-tere'], ['/petro-tere-crossing']),
  product('joatinga-trekking', ['/travessia-joatinga-trekking'], ['/joatinga-trekking']),
]

export const expectedPages: ExpectedPage[] = [...sharedPages, ...productPages]

/** Every address of the table with the language it speaks. */
export const walk: { address: string; locale: Locale; expected: ExpectedPage; shared: boolean }[] =
  expectedPages.flatMap((expected) =>
    (['pt-BR', 'en-GB'] as const).flatMap((locale) =>
      expected[locale].map((address) => ({
        address,
        locale,
        expected,
        shared: sharedPages.includes(expected),
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

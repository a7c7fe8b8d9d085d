import type { Locale } from '@/lib/i18n/locales'

/**
 * The only figures that words of a trip may hold beside the trip's own facts: measures of nature, of equipment and
 * of history, each with the phrase that it stands in. Numbers and units are joined by U+00A0.
 */
export const measures: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>> = {
  'aventura-privada': {
    'pt-BR': ['de 15\u00a0L', 'no mínimo 1,5\u00a0L', '; 2\u00a0L'],
    'en-GB': ['A 15\u00a0L', 'of 1.5\u00a0L', 'or 2\u00a0L'],
  },
  'baia-paraty': {
    'pt-BR': ['mais de 300\u00a0da região', 'com 1,5\u00a0L'],
    'en-GB': ['more than 300\u00a0in the region', 'own 1.5\u00a0L'],
  },
  'caiaque-coletivo': {
    'pt-BR': ['mais de 300\u00a0ilhas', 'de 15\u00a0L', 'mínimo 1,5\u00a0L'],
    'en-GB': ['more than 300\u00a0islands', 'A 15\u00a0L', 'least 1.5\u00a0L'],
  },
  'caiaque-dia-inteiro': {
    'pt-BR': ['de 15\u00a0L', 'menos 2\u00a0L'],
    'en-GB': ['A 15\u00a0L', 'least 2\u00a0L'],
  },
  'caiaque-paraty-mirim': {
    'pt-BR': [
      'de 15\u00a0L',
      'Água: 1,5\u00a0L',
      'e 2\u00a0L',
      'cerca de 8\u00a0km',
      'pouco menos de 20\u00a0km até a praia',
    ],
    'en-GB': [
      'A 15\u00a0L',
      'Water: 1.5\u00a0L',
      'and 2\u00a0L',
      'about 8\u00a0km',
      'a little under 20\u00a0km from town',
    ],
  },
  'experiencia-caicara': {
    'pt-BR': ['desde 2018', '1,5\u00a0L'],
    'en-GB': ['since 2018', '1.5\u00a0L'],
  },
  'ilha-grande': {
    'pt-BR': ['de 15\u00a0L e 20\u00a0L', 'para 2\u00a0L'],
    'en-GB': ['of 15\u00a0L and 20\u00a0L', 'for 2\u00a0L'],
  },
  itatiaia: {
    'pt-BR': [
      'Em 1937',
      'a 2.791\u00a0m',
      'de 15\u00a0L e 20\u00a0L',
      'de 25 a 35\u00a0litros',
      'Água: 2\u00a0L',
      '2.791\u00a0m',
    ],
    'en-GB': [
      'In 1937',
      'to 2,791\u00a0m',
      'of 15\u00a0L and 20\u00a0L',
      'of 25 to 35\u00a0litres',
      'Water: 2\u00a0L',
      '2,791\u00a0m',
    ],
  },
  'joatinga-trekking': {
    'pt-BR': ['de 15\u00a0L e um de 20\u00a0L', 'de 45 a 60\u00a0litros', '2\u00a0L'],
    'en-GB': ['of 15\u00a0L and one of 20\u00a0L', 'of 45 to 60\u00a0litres', '2\u00a0L'],
  },
  'marins-itaguare': {
    'pt-BR': [
      'com 2.420\u00a0m',
      'de 15\u00a0L e 20\u00a0L',
      'de 50 a 65\u00a0litros',
      'dos 2\u00a0L',
      '2.420\u00a0m',
    ],
    'en-GB': [
      'at 2,420\u00a0m',
      'of 15\u00a0L and 20\u00a0L',
      'of 50 to 65\u00a0litres',
      'the 2\u00a0L',
      '2,420\u00a0m',
    ],
  },
  'passeio-veleiro': {
    'pt-BR': ['conte 1,5\u00a0L', 'ou 2\u00a0L'],
    'en-GB': ['allow 1.5\u00a0L', 'or 2\u00a0L'],
  },
  'petro-tere': {
    'pt-BR': [
      'em 1939',
      'com 2.275\u00a0m',
      'em 1912',
      'de 20\u00a0L e 15\u00a0L',
      'de 50 a 60\u00a0litros',
      'para 2\u00a0L',
      '2.275\u00a0m',
    ],
    'en-GB': [
      'in 1939',
      'at 2,275\u00a0m',
      'in 1912',
      'of 20\u00a0L and 15\u00a0L',
      'of 50 to 60\u00a0litres',
      'for 2\u00a0L',
      '2,275\u00a0m',
    ],
  },
  'regate-caicara': {
    'pt-BR': ['Água: 1,5\u00a0L'],
    'en-GB': ['Water: 1.5\u00a0L'],
  },
  'saco-fundao': {
    'pt-BR': ['de 15\u00a0L e de 20\u00a0L', 'cheias: 1,5\u00a0L'],
    'en-GB': ['of 15\u00a0L and 20\u00a0L', 'least 1.5\u00a0L'],
  },
  'saco-mamangua': {
    'pt-BR': ['cerca de 8\u00a0km', 'de 15\u00a0L e 20\u00a0L', '2\u00a0L'],
    'en-GB': ['about 8\u00a0km', 'of 15\u00a0L and 20\u00a0L', '2\u00a0L'],
  },
  'serra-fina': {
    'pt-BR': [
      'com 2.798\u00a0m',
      'de 15\u00a0L e 20\u00a0L',
      'de 60 a 75\u00a0litros',
      'de 0\u00a0°C',
      'de 4 a 6\u00a0L',
      'Entre 13 e 17\u00a0kg',
      '2.798\u00a0m',
    ],
    'en-GB': [
      'at 2,798\u00a0m',
      'of 15\u00a0L and 20\u00a0L',
      'of 60 to 75\u00a0litres',
      'near 0\u00a0°C',
      'carry 4 to 6\u00a0L',
      'Between 13 and 17\u00a0kg',
      '2,798\u00a0m',
    ],
  },
  'travessia-joatinga': {
    'pt-BR': ['de 15\u00a0L e 20\u00a0L', 'de 2\u00a0L'],
    'en-GB': ['of 15\u00a0L and 20\u00a0L', 'of 2\u00a0L'],
  },
  'trekking-pao-acucar': {
    'pt-BR': ['De 1,5 a 2\u00a0L'],
    'en-GB': ['Between 1.5 and 2\u00a0L'],
  },
  'trekking-pedra-macela': {
    'pt-BR': ['menos 1,5\u00a0L'],
    'en-GB': ['least 1.5\u00a0L'],
  },
  'trekking-sete-regraus': {
    'pt-BR': ['2\u00a0L'],
    'en-GB': ['2\u00a0L'],
  },
}

/** Numbers in words that count nothing a guest books: who is in a drawing, midday, one day out of many. */
export const turnsOfPhrase: Readonly<Record<string, Readonly<Partial<Record<Locale, readonly string[]>>>>> = {
  'caiaque-dia-inteiro': { 'pt-BR': ['quer um dia inteiro de remo'] },
  'ilha-grande': { 'pt-BR': ['exige um dia próprio de trilha', 'trocar um dia de mar'] },
  'serra-fina': { 'pt-BR': ['duas pessoas lado a lado'], 'en-GB': ['two people barely fit side by side'] },
}

/** The same for the words of pages: what a kind of trip is, and what spec §2.6 says of the region. */
export const figuresOfPages: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>> = {
  'interface.json': {
    'pt-BR': [' de 5', 'Passeios de um dia em Paraty', 'Trilhas de um dia', 'por um ano', '404'],
    'en-GB': [' out of 5', 'One-day treks', '404'],
  },
  'policy.json': {
    'pt-BR': ['passeios de um dia', 'Atividades de até 1 dia', 'Viagens de 2 dias ou mais'],
    'en-GB': ['Activities of up to 1 day', 'Trips of 2 days or more'],
  },
  'destination.json': {
    'pt-BR': [
      'centro histórico de 1667',
      'mais de 300',
      '1667',
      '+300',
      '+100',
      '24°C',
      '+65%',
      'Antes de 1500',
      'Por volta de 1700',
      'proibição de 1850',
      'Depois de 1870',
      'Anos 1950 a 1970',
      'tombado em 1958',
      'Monumento Nacional em 1966',
      'Nos anos 1970',
      '2019',
      'Desde 2017',
      'anos 1980',
      'Década de 1550',
      'em 1557',
      'a 1.840\u00a0m',
      'pouco mais de dez quilômetros',
      'cerca de 8\u00a0km',
      'Por volta de 1\u00a0m',
      'mais de cem quilômetros terra adentro',
      'Pela BR-101',
      '240\u00a0km',
      '3,5\u00a0h de carro',
      '280\u00a0km',
      '4\u00a0h de carro',
      'alcança as próximas em meio dia',
      'Em uma ou duas horas a pedra reaparece',
      'Um ano de festas',
      'Cerca de dez dias de bandeiras',
      'Nos dois lugares a montanha',
    ],
    'en-GB': [
      'old town of 1667',
      'more than 300',
      '1667',
      '300+',
      '100+',
      '24°C',
      '65%+',
      'Before 1500',
      'Around 1700',
      'the ban of 1850',
      'After 1870',
      '1950s to 1970s',
      'listed in 1958',
      'National Monument in 1966',
      'In the 1970s',
      '2019',
      'Since 2017',
      'since the 1980s',
      '1550s',
      'in 1557',
      'at 1,840\u00a0m',
      'little more than ten kilometres',
      'about 8\u00a0km',
      'About 1\u00a0m',
      'more than a hundred kilometres inland',
      'Along the BR-101',
      '240\u00a0km',
      '3.5\u00a0h drive',
      '280\u00a0km',
      '4\u00a0h drive',
      'reaches the near ones in half a day',
      'About ten days of red banners',
    ],
  },
}

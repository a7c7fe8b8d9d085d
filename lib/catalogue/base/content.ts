import { type Words, wordsOf } from '../../i18n/words.ts'
import { site } from '../../site.ts'
import type { SiteContent } from '../shape/site-content.ts'
import type { Notice } from '../shape/trip-facts.ts'

const atLeast = (count: number, unit: 'hours' | 'days'): Notice => ({ by: 'atLeast', unit, count })
const lessThan = (count: number, unit: 'hours' | 'days'): Notice => ({ by: 'lessThan', unit, count })
const between = (from: number, to: number): Notice => ({ by: 'between', from, to })

/** The same words of both languages' interface. */
const inBoth = <Part>(pick: (messages: Words['interface']) => Part) => ({
  'pt-BR': pick(wordsOf('pt-BR').interface),
  'en-GB': pick(wordsOf('en-GB').interface),
})

/** The parts of the site as shipped; brand and contacts come from the environment (lib/site.ts). */
export const contentBase: SiteContent = {
  hero: {
    words: inBoth(({ home: { eyebrow, title, lead, picture } }) => ({ eyebrow, title, lead, picture })),
  },
  points: { words: inBoth(({ home }) => ({ title: home.pointsTitle, ...home.points })) },
  about: {
    words: inBoth(({ home: { about } }) => ({
      eyebrow: about.eyebrow,
      title: about.title,
      text: about.text,
      picture: about.picture,
    })),
  },
  values: { words: inBoth(({ home }) => home.about.values) },
  quote: { words: inBoth(({ home }) => ({ text: home.about.quote, by: home.about.quoteBy })) },
  contact: {
    email: site.email,
    chatNumber: site.chat.number,
    pictureProfile: site.pictureProfile,
    words: inBoth(({ contact }) => ({ title: contact.title, lead: contact.lead, place: contact.placeValue })),
  },
  hours: { opens: '07:00', closes: '19:00' },
  courses: {
    students: 6,
    words: inBoth(({ home: { courses } }) => ({
      eyebrow: courses.eyebrow,
      title: courses.title,
      lead: courses.lead,
    })),
  },
  'policy-figures': {
    tours: { fullRefundHours: 24, laterRefund: 80, moveHours: 12 },
    expeditions: {
      windKnots: 20,
      windKmh: 37,
      waveMetres: 1.5,
      documentDays: 30,
      moveHours: 72,
      moveFee: 20,
      fullRefundDays: 7,
      partFromDays: 6,
      partToDays: 2,
      partRefund: 60,
      fullChargeHours: 24,
    },
    tab: {
      tour: [
        { notice: atLeast(24, 'hours'), refund: 100 },
        { notice: { by: 'sameDay' }, refund: 0, exception: 'weather' },
      ],
      expedition: [
        { notice: atLeast(7, 'days'), refund: 100 },
        { notice: between(3, 6), refund: 50 },
        { notice: lessThan(3, 'days'), refund: 0, exception: 'medicalOrWeather' },
      ],
    },
    importantExpedition: [
      { notice: atLeast(7, 'days'), refund: 100 },
      { notice: between(6, 3), refund: 80 },
      { notice: lessThan(48, 'hours'), refund: 40 },
    ],
  },
  notice: { words: { 'pt-BR': {}, 'en-GB': {} } },
}

/** The three certified kayak courses (spec §3). */
export const courseBase = [
  { id: 'basico', days: 1, level: 'beginner', words: inBoth(({ home }) => home.courses.items.basico) },
  {
    id: 'avancado',
    days: 2,
    level: 'intermediate',
    words: inBoth(({ home }) => home.courses.items.avancado),
  },
  { id: 'rolamento', days: 1, level: 'advanced', words: inBoth(({ home }) => home.courses.items.rolamento) },
] as const

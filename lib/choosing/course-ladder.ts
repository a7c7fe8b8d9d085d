import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { courseWords } from '../catalogue/build/site-words.ts'
import { fallbackLang, productView } from '../catalogue/build/trip-view.ts'
import { difficultyRank } from '../catalogue/shape/difficulty.ts'
import type { Course, Expedition } from '../catalogue/shape/trip.ts'
import type { Difficulty } from '../catalogue/shape/trip-facts.ts'
import { durationText } from '../catalogue/text/fact-formats.ts'
import { factWords } from '../catalogue/text/fact-translators.ts'
import type { Locale } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import { terrainOf } from '../planning/year.ts'
import { addressOf } from '../routing/pages.ts'

export interface LadderStep {
  key: string
  title: string
  lang?: string
  /** "1 dia · Iniciante", "4 dias · Avançado". */
  facts: string
  href?: string
}

export interface ExpeditionStep extends LadderStep {
  href: string
  /** Treks with nights out that it asks for (spec §5). */
  treks?: number
}

export interface CourseLadder {
  /** Courses, then the expeditions that ask for experience in a kayak. */
  kayak: { courses: LadderStep[]; expeditions: ExpeditionStep[] }
  /** Treks that ask for nothing, from the easiest on, then the ones that ask for experience in the mountains. */
  mountain: { before: LadderStep[]; expeditions: ExpeditionStep[] }
}

const levels: readonly Course['level'][] = ['beginner', 'intermediate', 'advanced']

const rankOf = (difficulty: Difficulty | undefined): number =>
  difficulty === undefined ? -1 : difficultyRank(difficulty)

function expeditionStep(catalogue: Catalogue, trip: Expedition, locale: Locale): ExpeditionStep {
  const { words, href, fallbacks } = productView(catalogue, trip, locale)
  const { duration, difficulty } = trip.detail
  const parts = [
    durationText(duration, factWords(locale).facts),
    ...(difficulty ? [wordsOf(locale).interface.difficulty[difficulty]] : []),
  ]
  return {
    key: trip.slug,
    title: words.title,
    lang: fallbackLang(fallbacks, 'title'),
    facts: parts.join(' · '),
    href,
    treks: trip.treksRequired,
  }
}

function courseStep(course: Course, locale: Locale): LadderStep {
  const { words, fallbacks } = courseWords(course, locale)
  const duration = factWords(locale).facts('days', { count: course.days })
  return {
    key: course.id,
    title: words.title,
    lang: fallbackLang(fallbacks, 'title'),
    facts: `${duration} · ${wordsOf(locale).interface.home.courses.levels[course.level]}`,
    href: `${addressOf('home', locale)}#courses`,
  }
}

/** The way up to the expeditions that ask for experience (spec §5): by courses on the water, by treks in the mountains. */
export function courseLadder(catalogue: Catalogue, locale: Locale): CourseLadder {
  const step = (trip: Expedition) => expeditionStep(catalogue, trip, locale)
  const asking = (experience: 'kayak' | 'mountain') =>
    catalogue.expeditions.filter((trip) => trip.experience === experience).map(step)
  const before = catalogue.expeditions
    .filter((trip) => terrainOf(trip) === 'mountain' && trip.experience === undefined)
    .sort((one, other) => rankOf(one.detail.difficulty) - rankOf(other.detail.difficulty))
  return {
    kayak: {
      courses: [...catalogue.courses]
        .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
        .map((course) => courseStep(course, locale)),
      expeditions: asking('kayak'),
    },
    mountain: { before: before.map(step), expeditions: asking('mountain') },
  }
}

import type { Category, Difficulty } from './trip-facts.ts'

type Tone = 'green' | 'yellow' | 'orange' | 'red' | 'neutral'

/** The colour of a difficulty badge (spec §9). */
const tones: Record<Difficulty, Tone> = {
  Fácil: 'green',
  Intermediário: 'yellow',
  Avançado: 'orange',
  Extremo: 'red',
  'Moderado/Técnico': 'yellow',
  Personalizável: 'neutral',
}

/** The colour of a level on its badge. */
export const difficultyTone = (difficulty: Difficulty): Tone => tones[difficulty]

/** From the easiest on; the one that is settled with the guests comes last. */
export const difficultyOrder = [
  'Fácil',
  'Intermediário',
  'Moderado/Técnico',
  'Avançado',
  'Extremo',
  'Personalizável',
] as const satisfies readonly Difficulty[]

/** Where a level stands in that order, 0 for the easiest. */
export const difficultyRank = (difficulty: Difficulty): number => difficultyOrder.indexOf(difficulty)

/** The levels that the list of expeditions explains (spec §2.5). */
export const legendLevels = ['Fácil', 'Intermediário', 'Avançado'] as const satisfies readonly Difficulty[]

/** Boat cards say that beginners are welcome when the trip is easy or has no level (spec §2.4). */
export const isBeginnerFriendly = (category: Category, difficulty: Difficulty | undefined): boolean =>
  category === 'Barco' && (difficulty === undefined || difficulty === 'Fácil')

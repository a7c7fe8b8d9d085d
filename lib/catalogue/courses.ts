/** The three certified kayak courses (spec §3); their words stand in `messages/{locale}/interface.json`. */
export const courses = [
  { id: 'basico', days: 1, level: 'beginner' },
  { id: 'avancado', days: 2, level: 'intermediate' },
  { id: 'rolamento', days: 1, level: 'advanced' },
] as const

export type Course = (typeof courses)[number]

/** Most students in one class (spec §9). */
export const maximumStudents = 6

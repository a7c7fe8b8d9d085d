/**
 * The sea's usual temperature off Paraty in each month, in whole degrees Celsius, January first: about 22 in the cold
 * months, 27 in February and March. It says what a month is like, not what a day brings.
 */
const degrees: readonly number[] = [26, 27, 27, 26, 25, 23, 22, 22, 22, 23, 24, 25]

/** The sea's usual temperature in a month, 1 to 12. */
export const seaTemperature = (month: number): number => degrees[month - 1] ?? 24

import type { Problem } from './images/areas'

/** Something that the panel can explain to the person; everything else is a fault of the program. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem, detail: string = problem) {
    super(detail)
    this.problem = problem
  }
}

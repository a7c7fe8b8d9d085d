import type { Problem } from './pictures/areas'

/** Something that the panel can explain to the person; everything else is a fault of the program. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** The part of the file that it is about, as the file has it. */
  readonly part?: string

  constructor(problem: Problem, detail: string = problem, part?: string) {
    super(detail)
    this.problem = problem
    this.part = part
  }
}

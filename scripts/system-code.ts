const hasCode = (error: unknown): error is { code: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error

/** The system's code of a failed file or process operation, such as ENOENT or EEXIST. */
export const systemCode = (error: unknown): string | undefined =>
  hasCode(error) && typeof error.code === 'string' ? error.code : undefined

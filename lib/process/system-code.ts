const hasCode = (error: unknown): error is { code: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error

/**
 * The system's code of a failed file or process operation, such as ENOENT or EEXIST. It is read of any object, because
 * errors of the file system need not be instances of the caller's `Error`.
 */
export const systemCode = (error: unknown): string | undefined =>
  hasCode(error) && typeof error.code === 'string' ? error.code : undefined

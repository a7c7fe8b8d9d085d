/** Whether a path's escapes can be read; Next answers those that cannot with an error of its own (500). */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Safe methods in the sense of HTTP: they change nothing. Public pages know no others. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'

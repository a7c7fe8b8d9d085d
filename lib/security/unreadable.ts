/** Whether a path's escapes can be read; Next answers those that cannot with an error of its own (500). */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

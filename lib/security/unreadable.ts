/** Whether a path's escapes can be read; Next answers those that cannot with an error of its own (500). */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Methods that only read; public pages know no others. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * Whether the form in a request's body can be read. Next reads the forms of pages before any code of the page
 * runs, and answers a broken one with an error of its own (500).
 */
export async function isReadableForm(request: Request): Promise<boolean> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')) return true
  try {
    await request.clone().formData()
    return true
  } catch {
    return false
  }
}

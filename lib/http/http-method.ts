/** Safe methods in the sense of HTTP: they change nothing. Public pages know no others. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'

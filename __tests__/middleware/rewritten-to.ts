/** The internal address to which an answer of the middleware sends the request on; Next reads it from this header. */
export const rewrittenTo = ({ headers }: Response): string | null => headers.get('x-middleware-rewrite')

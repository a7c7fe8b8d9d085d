const missing = (): Response =>
  Response.json({ error: 'not-found' }, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** Unknown addresses below /api answer programs, not people: a line of JSON instead of a page. */
export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT }

/**
 * What a token says, without a look at its signature: nothing may be allowed because of it.
 * @returns undefined where it cannot be read
 */
export function jwtPayload(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}

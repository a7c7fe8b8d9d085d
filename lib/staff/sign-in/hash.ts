import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal: what the database is told instead of addresses, and of random values that a browser keeps. */
export const hash = (value: string): string => createHash('sha256').update(value).digest('hex')

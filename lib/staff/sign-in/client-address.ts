import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { environment } from '../../config/environment'

/**
 * What an IPv6 address is counted by: its first 56 bits. One household or hosting customer often has that many networks of
 * 64 bits to itself, and would otherwise be counted anew in each. An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  // As browsers write it: lower case, without leading zeros, the longest run of zeros as "::".
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const [first, second, third, fourth = '0'] = [...before, ...zeros, ...after]
  const shortened = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return `${[first, second, third, shortened].join(':')}::/56`
}

/**
 * The address of the caller, from the one header that the configuration names: the last entry is the one that the nearest
 * proxy has written. Without a proxy it is what the caller says, or what Next adds where the caller says nothing
 * (docs/deploying.md).
 */
export function clientAddress(headers: Headers): string {
  const nearest = headers.get(environment.CLIENT_ADDRESS_HEADER)?.split(',').at(-1)?.trim()
  return nearest ? network(nearest) : 'unknown'
}

/** SHA-256 in hexadecimal: what the database is told instead of addresses, and of random values that a browser keeps. */
export const hash = (value: string): string => createHash('sha256').update(value).digest('hex')

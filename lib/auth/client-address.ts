import { isIPv6 } from 'node:net'

/**
 * What an IPv6 address is counted by: its first 64 bits, which one household or hosting customer has to itself. An IPv4
 * address in IPv6's clothes (::ffff:192.0.2.1) is itself.
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
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

/**
 * The address of whoever asks: the last entry is the one that the nearest proxy has written. Without a proxy it is
 * what the caller says, or what Next adds where the caller says nothing (docs/deploying.md).
 */
export function clientAddress(headers: Headers): string {
  const nearest = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return nearest ? network(nearest) : 'unknown'
}

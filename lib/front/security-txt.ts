import { securityTxtPath } from '../routing/places'
import { site } from '../site'

/** How long what it says may be believed, in months: the standard asks for less than a year. */
const months = 11

/**
 * Whom to tell of a weakness, from the site's configuration.
 * @param now what it says holds for eleven months from then, to the first of the month, so that it changes rarely
 */
export function securityTxt(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${site.origin}${securityTxtPath}`,
    '',
  ].join('\n')
}

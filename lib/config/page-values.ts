import { environment } from './environment.ts'

/** The settings that pages show, whatever the content is. */
const names = [
  'SITE_URL',
  'SITE_NAME',
  'SITE_EMAIL',
  'CHAT_HOST',
  'CHAT_NUMBER',
  'PICTURE_PROFILE_URL',
] as const

/**
 * The values of this process that pages show. They are part of what names content (lib/content/digest.ts), and next.config.ts
 * writes them into what is built.
 */
export const valuesOfPages = (): string => JSON.stringify(names.map((name) => environment[name]))

/**
 * Which settings of this process are others than those of the build, in words; undefined where none is. Such a site renders
 * each page anew when it is first asked for; its manifest, `robots.txt` and the origin of its forms stay those of the build.
 * @param builtWith `valuesOfPages` of the build; undefined where nothing was built
 */
export function otherThanBuilt(builtWith: string | undefined): string | undefined {
  if (builtWith === undefined) return undefined
  const built: unknown = JSON.parse(builtWith)
  const differing = names.flatMap((name, place) => {
    const then: unknown = Array.isArray(built) ? built[place] : undefined
    return then === environment[name] ? [] : [`${name} is ${environment[name]}, and was ${then} in the build`]
  })
  return differing.length === 0 ? undefined : differing.join('; ')
}

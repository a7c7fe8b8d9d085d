import { environment } from './environment.ts'
import type { Switch } from './variables.ts'

/**
 * Whether something that leans on private parts of the framework is in use. Each can be switched off, for a framework
 * that has changed under it and for measuring what it brings: `WITHOUT=page-memory,deferred-scripts`.
 *
 * `page-memory` and `deferred-scripts` work on the pages that `page-cache` hands out. Without it every page is rendered
 * for its request alone, as Next documents it, and there is nothing for the other two: they are off as well.
 */
export function isSwitchedOn(name: Switch): boolean {
  const needed: Switch = name === 'panel-form' ? name : 'page-cache'
  return ![name, needed].some((one) => environment.WITHOUT.includes(one))
}

/**
 * Why this process cannot serve the build, in words; undefined where it can. With `page-cache` the build renders pages
 * ahead, without it none: served the other way round they would lack a Content-Security-Policy, or their scripts.
 * @param builtWith whether the build had the page cache, as next.config.ts tells it; undefined where nothing was built
 */
export function switchMismatch(builtWith: string | undefined): string | undefined {
  const isOn = isSwitchedOn('page-cache')
  if (builtWith === undefined || builtWith === String(isOn)) return undefined
  return `WITHOUT: page-cache is ${isOn ? 'on here and was off' : 'off here and was on'} when the site was built; build it again`
}

import { visitsPath } from '../routing/places'

/** Tells the site of something that it counts (lib/visits/kinds.ts). The browser sends it when it has time, or never. */
export function tellVisit(visit: { chat: string; locale: string } | { wish: string }): void {
  navigator.sendBeacon?.(visitsPath, JSON.stringify(visit))
}

/** Tells that the chat was opened. @param place slug of a trip, or `site` */
export const tellChat = (place: string): void =>
  tellVisit({ chat: place, locale: document.documentElement.lang })

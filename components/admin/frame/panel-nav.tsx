'use client'

import { Icon, type IconName } from '@/components/ui/icon'
import type { Words } from '@/lib/i18n/words'
import { useAddressHash } from './use-address-hash'

/** The places of the panel, by the names of its bar. */
export type PanelPlace = 'today' | 'trips' | 'pictures' | 'dates' | 'more'

const places: { place: PanelPlace; href: string; icon: IconName }[] = [
  { place: 'today', href: '/admin', icon: 'sun' },
  { place: 'trips', href: '/admin/tours', icon: 'paddle' },
  { place: 'pictures', href: '/admin#images', icon: 'camera' },
  { place: 'dates', href: '/admin/dates', icon: 'clock' },
  { place: 'more', href: '/admin/more', icon: 'menu' },
]

interface PanelNavProps {
  /** Where the screen belongs. */
  place: PanelPlace
  words: Words['admin']['nav']
}

/** The ways through the panel: a bar under the thumb on phones, a rail on wide screens. */
export function PanelNav({ place, words }: PanelNavProps) {
  // The pictures are a tab of the overview (spec §2.13): which one is open stands in the fragment.
  const hash = useAddressHash()
  const current = place === 'today' && hash === '#images' ? 'pictures' : place
  return (
    <nav
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:sticky lg:inset-auto lg:top-0 lg:h-dvh lg:border-t-0 lg:border-r lg:px-3 lg:py-6 [@media(max-height:26rem)]:static"
    >
      <ul className="grid grid-cols-5 lg:grid-cols-1 lg:gap-1">
        {places.map(({ place: name, href, icon }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-sm text-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-cobalt lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-md lg:px-4 lg:text-base lg:aria-[current]:bg-sand"
            >
              <Icon name={icon} className="size-6" />
              {words.places[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import type { ReactNode } from 'react'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const words = wordsOf(requireLocale(await rootParams.locale())).admin
  return {
    title: { default: `${words.metaTitle} | ${site.name}`, template: `%s | ${site.name}` },
    robots: { index: false, follow: false },
  }
}

/** Frames every screen of the panel. It guards nothing: every page, action and route checks for itself. */
export default function PanelLayout({ children }: { children: ReactNode }) {
  return children
}

import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { categoryStyle } from '@/lib/catalogue/category'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import { factLines } from '@/lib/choosing/comparison'
import type { Locale } from '@/lib/locales'

interface TripTileProps {
  view: ProductView
  locale: Locale
  picture: PictureProps['picture']
  /** What else can be done with the trip: its heart, a link to compare it. */
  children?: ReactNode
}

/**
 * A trip in a few lines: picture, title, what it takes and what it costs, both readings where list and page differ.
 * The link is stretched over its positioned parent.
 */
export function TripTile({
  view: { product, words, fallbacks, href },
  locale,
  picture,
  children,
}: TripTileProps) {
  const t = useTranslations('category')
  const style = categoryStyle[product.category]
  const facts = (['duration', 'group', 'difficulty'] as const)
    .map((name) => factLines(product, name, locale))
    .filter((readings) => readings.length > 0)
  return (
    <article className="flex gap-4">
      <div className="w-20 shrink-0 max-[17rem]:hidden sm:w-28">
        <Picture
          // The words beside it say more than the picture, and the blurred placeholder would weigh more than this size.
          picture={{ ...picture, blur: undefined }}
          alt=""
          sizes="7rem"
          className="aspect-4/5 w-full rounded-md object-cover"
        />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <p>
          <Badge tone={style.badge}>{t(product.category)}</Badge>
        </p>
        <h3 lang={fallbackLang(fallbacks, 'title')} className="mt-2 pr-10 text-lg leading-tight">
          <SiteLink href={href} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
            {words.title}
          </SiteLink>
        </h3>
        <p className="mt-1.5 text-[0.9375rem] text-soft">
          <Facts facts={facts} />
        </p>
        <p className="mt-1 font-semibold">
          {factLines(product, 'price', locale).map((reading) => (
            <span key={reading} className="block">
              {reading}
            </span>
          ))}
        </p>
        {children ? <div className="flex flex-wrap gap-x-5 pt-1">{children}</div> : null}
      </div>
    </article>
  )
}

/** Facts in a row, each with its readings: a line breaks between them, and none begins with what separates them. */
function Facts({ facts }: { facts: readonly (readonly string[])[] }) {
  return facts.flatMap((readings, at) =>
    readings.map((reading, index) => {
      const isLast = index === readings.length - 1
      const separator = isLast ? (at < facts.length - 1 ? ' ·' : '') : ' /'
      return (
        <Fragment key={reading}>
          <span className="inline-block">
            {reading}
            {separator}
          </span>{' '}
        </Fragment>
      )
    }),
  )
}

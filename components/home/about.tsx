import { useTranslations } from 'next-intl'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { Points } from './points'

const values = [
  { key: 'safety', icon: 'shield' },
  { key: 'nature', icon: 'tide' },
  { key: 'community', icon: 'hands' },
  { key: 'learning', icon: 'book' },
] as const

/** Who they are: four values and the instructors' words (spec §2.3). */
export function About({ picture }: { picture: PictureProps['picture'] }) {
  const t = useTranslations('home.about')
  return (
    <section id="about" style={{ '--frame': 'var(--color-paint-green)' }}>
      <div className="page py-16 lg:py-24">
        <div className="grid gap-12 lg:grid-cols-[1.2fr_1fr] lg:items-center lg:gap-20">
          <div>
            <p className="mb-3 font-semibold text-terracotta">{t('eyebrow')}</p>
            <h2 className="text-title">{t('title')}</h2>
            <p className="mt-5 max-w-prose text-lead text-soft">{t('text')}</p>
            <figure className="mt-8 border-l-4 border-ochre pl-6">
              <blockquote className="font-display text-2xl leading-snug font-bold">“{t('quote')}”</blockquote>
              <figcaption className="mt-3 text-soft">{t('quoteBy')}</figcaption>
            </figure>
          </div>
          <div className="window">
            <Picture
              picture={picture}
              alt={t('picture')}
              sizes="(min-width: 64rem) 32rem, 92vw"
              className="aspect-4/3 w-full object-cover"
            />
          </div>
        </div>
        <div className="mt-14 border-t border-line pt-10">
          <Points
            points={values.map(({ key, icon }) => ({
              icon,
              title: t(`values.${key}.title`),
              text: t(`values.${key}.text`),
            }))}
          />
        </div>
      </div>
    </section>
  )
}

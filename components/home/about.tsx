import { Picture, type PictureProps } from '@/components/ui/picture'
import type { contentWords } from '@/lib/catalogue/build/site-words'
import { fallbackLang } from '@/lib/catalogue/build/trip-view'
import { Points } from './points'

const values = [
  { key: 'safety', icon: 'shield' },
  { key: 'nature', icon: 'tide' },
  { key: 'community', icon: 'hands' },
  { key: 'learning', icon: 'book' },
] as const

interface AboutProps extends Pick<ReturnType<typeof contentWords>, 'about' | 'values' | 'quote'> {
  picture: PictureProps['picture']
}

/** Who they are: four values and the instructors' words (spec §2.3). */
export function About({ about, values: valueWords, quote, picture }: AboutProps) {
  const { words } = about
  const lang = (path: string) => fallbackLang(about.fallbacks, path)
  return (
    <section id="about" style={{ '--frame': 'var(--color-paint-green)' }}>
      <div className="page py-10 lg:py-24 print:py-3">
        <div className="grid grid-cols-1 gap-7 lg:grid-cols-[1.2fr_1fr] lg:items-center lg:gap-20">
          <div>
            <p className="mb-3 font-semibold text-terracotta" lang={lang('eyebrow')}>
              {words.eyebrow}
            </p>
            <h2 className="text-title" lang={lang('title')}>
              {words.title}
            </h2>
            <p className="mt-5 max-w-prose text-lead text-soft" lang={lang('text')}>
              {words.text}
            </p>
            <figure
              lang={fallbackLang(quote.fallbacks, 'text')}
              className="mt-8 border-l-4 border-ochre pl-6"
            >
              <blockquote className="font-display text-2xl leading-snug font-extrabold">
                {quote.words.text}
              </blockquote>
              <figcaption className="mt-3 text-soft">{quote.words.by}</figcaption>
            </figure>
          </div>
          <div className="window print:hidden">
            <Picture
              picture={picture}
              alt={words.picture}
              sizes="(min-width: 64rem) 32rem, 92vw"
              className="aspect-4/3 w-full object-cover"
            />
          </div>
        </div>
        <div className="mt-8 border-t border-line pt-7 lg:mt-14 lg:pt-10">
          <Points
            points={values.map(({ key, icon }) => ({
              icon,
              ...valueWords.words[key],
              lang: fallbackLang(valueWords.fallbacks, key),
            }))}
          />
        </div>
      </div>
    </section>
  )
}

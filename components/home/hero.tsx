import type { CSSProperties, ReactNode } from 'react'
import { type Point, Points } from './points'

interface HeroProps {
  eyebrow: string
  title: string
  lead: string
  /** The opening poster as shapes, and what its roles are painted in. */
  poster: { viewBox: string; inks: CSSProperties; shapes: string }
  alt: string
  /** The selling points below the window. */
  points: Point[]
  pointsTitle: string
  /** The buttons beside the words. */
  children: ReactNode
}

/**
 * The first view: the whole bay through a window as large as the screen, the headline in its sky, and four reasons to
 * come along (spec §2.3). On a phone what the headline leaves to say stands below the window.
 */
export function Hero({ eyebrow, title, lead, poster, alt, points, pointsTitle, children }: HeroProps) {
  return (
    <section id="home">
      <div className="skirting hero">
        <div className="hero-window window">
          <svg
            role="img"
            aria-label={alt}
            viewBox={poster.viewBox}
            preserveAspectRatio="xMidYMax slice"
            style={poster.inks}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the project, read from its own file
            dangerouslySetInnerHTML={{ __html: poster.shapes }}
          />
        </div>
        <div className="hero-words">
          <p className="font-semibold">{eyebrow}</p>
          <h1 className="mt-1 text-display lg:mt-3">{title}</h1>
        </div>
        <div className="hero-lead">
          <p className="max-w-[34rem] text-lead">{lead}</p>
          <div className="mt-4 flex flex-wrap gap-3 max-sm:*:px-5! lg:mt-6">{children}</div>
        </div>
      </div>
      <div className="page py-7 lg:py-12 print:py-2">
        <h2 className="sr-only">{pointsTitle}</h2>
        <Points points={points} />
      </div>
    </section>
  )
}

import { CourseLadder } from '@/components/choosing/course-ladder'
import { Section } from '@/components/ui/section'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Product } from '@/lib/catalogue/trip'
import { subjectLink } from '@/lib/chat'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { courseLadder } from '@/lib/choosing/course-ladder'
import type { Locale } from '@/lib/locales'

interface TripExperienceProps {
  catalogue: Catalogue
  product: Product
  locale: Locale
  newWindowHint: string
}

/** The way up to a trip that asks for experience (spec §5); nothing on the others. */
export function TripExperience({ catalogue, product, locale, newWindowHint }: TripExperienceProps) {
  const { experience, slug } = product
  if (!experience) return null
  const { ladder } = choosingWords(locale)
  return (
    <div className="print:hidden">
      <Section title={ladder.title} lead={ladder.lead} tight>
        <CourseLadder
          ladder={courseLadder(catalogue, locale)}
          only={experience}
          current={slug}
          locale={locale}
          students={catalogue.content.courses.students}
          enquireHref={subjectLink(catalogue, 'courseClasses', locale)}
          newWindowHint={newWindowHint}
        />
      </Section>
    </div>
  )
}

import type { useTranslations } from 'next-intl'
import type { Product } from './trip.ts'
import type { BookingQuestion } from './words.ts'

/**
 * What the site answers where a trip has no sentence of its own: what it knows of every trip (spec §5), and where the
 * sources are silent, who answers.
 */
export function bookingAnswer(
  question: BookingQuestion,
  { category, detail, minimumAge }: Product,
  t: ReturnType<typeof useTranslations<'beforeBooking'>>,
): string {
  switch (question) {
    case 'meeting':
      return detail.meetingPoint
        ? t('answers.meetingAt', { place: detail.meetingPoint })
        : t('answers.meeting')
    case 'children':
      if (!minimumAge) return t('answers.children')
      if (minimumAge.years >= 18) return t('answers.adultsOnly', { years: minimumAge.years })
      return t(minimumAge.recommended ? 'answers.childrenRecommended' : 'answers.childrenFrom', {
        years: minimumAge.years,
      })
    case 'swimming':
      return t(category === 'Trekking' ? 'answers.swimmingOnFoot' : 'answers.swimming')
    default:
      return t(`answers.${question}`)
  }
}

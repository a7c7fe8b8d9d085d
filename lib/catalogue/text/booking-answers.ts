import type { useTranslations } from 'next-intl'
import type { Product } from '../shape/trip.ts'
import type { BookingQuestion } from '../shape/trip-words.ts'

/**
 * What a trip's facts answer where it has no sentence of its own (spec §5).
 * @returns undefined where only the chat can answer
 */
export function bookingAnswer(
  question: BookingQuestion,
  { category, detail, minimumAge }: Product,
  t: ReturnType<typeof useTranslations<'beforeBooking'>>,
): string | undefined {
  switch (question) {
    case 'meeting':
      return detail.meetingPoint && t('answers.meetingAt', { place: detail.meetingPoint })
    case 'children':
      if (!minimumAge) return undefined
      if (minimumAge.years >= 18) return t('answers.adultsOnly', { years: minimumAge.years })
      return t(minimumAge.recommended ? 'answers.childrenRecommended' : 'answers.childrenFrom', {
        years: minimumAge.years,
      })
    case 'swimming':
      return t(category === 'Trekking' ? 'answers.swimmingOnFoot' : 'answers.swimming')
    case 'rain':
      return t('answers.rain')
    default:
      return undefined
  }
}

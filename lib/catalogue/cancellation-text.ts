import type { useTranslations } from 'next-intl'
import type { Notice, RefundRule } from './refund-rule.ts'

export type CancellationTranslator = ReturnType<typeof useTranslations<'cancellation'>>

/** "até 24 horas antes", "3 to 6 days before". */
export function noticeText(notice: Notice, t: CancellationTranslator): string {
  switch (notice.by) {
    case 'sameDay':
      return t('notice.sameDay')
    case 'between':
      return t('notice.between', { from: notice.from, to: notice.to })
    case 'atLeast':
      return t('notice.atLeast', { time: t(`notice.${notice.unit}`, { count: notice.count }) })
    case 'lessThan':
      return t('notice.lessThan', { time: t(`notice.${notice.unit}`, { count: notice.count }) })
  }
}

/** "Reembolso total", "50% refund", "Sem reembolso, exceto em clima adverso". */
export function refundText({ refund, exception }: RefundRule, t: CancellationTranslator): string {
  if (refund === 100) return t('refunds.full')
  if (refund > 0) return t('refunds.part', { percent: refund })
  return exception ? t(`refunds.${exception}`) : t('refunds.none')
}

/** A product's own rules in one line of its important information, if it has any. */
export function importantRulesText(
  rules: readonly RefundRule[],
  t: CancellationTranslator,
): string | undefined {
  const [first, ...others] = rules
  if (!first) return undefined
  if (others.length === 0) return t('free', { notice: noticeText(first.notice, t) })
  const steps = rules.map(({ notice, refund }) =>
    t('step', { notice: noticeText(notice, t), percent: refund }),
  )
  return t('scale', { steps: steps.join('; ') })
}

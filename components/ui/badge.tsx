import type { ReactNode } from 'react'

const tones = {
  kayak: 'bg-paint-cobalt text-white',
  boat: 'bg-paint-cyan text-white',
  trekking: 'bg-paint-green text-white',
  green: 'bg-easy text-on-easy',
  yellow: 'bg-medium text-on-medium',
  orange: 'bg-hard text-on-hard',
  red: 'bg-extreme text-on-extreme',
  neutral: 'bg-[#d9e4df] text-[#10272d]',
} as const

/** A short label on a coloured ground. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-3 py-1 text-sm font-semibold leading-none min-[17rem]:whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

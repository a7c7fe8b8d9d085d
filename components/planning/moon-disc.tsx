import { type MoonPhase, waxingPhases } from '@/lib/planning/day'

/** The moon as it stands over Paraty: south of the equator the waxing moon is lit on the left. */
export function MoonDisc({
  phase,
  lit,
  className,
}: {
  phase: MoonPhase
  /** Share of the disc that is lit, in per cent. */
  lit: number
  className?: string
}) {
  const share = lit / 100
  const terminator = Math.round(Math.abs(1 - 2 * share) * 100) / 10
  // Along the lit edge of the disc, then back along the boundary between light and shade.
  const shape = `M12 2A10 10 0 0 0 12 22A${terminator} 10 0 0 ${share > 0.5 ? 0 : 1} 12 2`
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <circle cx="12" cy="12" r="10" className="fill-[light-dark(#47595c,#2a464e)]" />
      <path
        d={shape}
        transform={waxingPhases.has(phase) ? undefined : 'matrix(-1 0 0 1 24 0)'}
        className="fill-[#f7e7b4]"
      />
      <circle cx="12" cy="12" r="10" className="fill-none stroke-soft" strokeWidth="1" />
    </svg>
  )
}

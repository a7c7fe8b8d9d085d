interface Figure {
  label: string
  value: string
  note: string
}

/** Figures of the place in large numerals, each with a line that explains it (spec §2.6). */
export function Figures({ figures, ground = 'wall' }: { figures: Figure[]; ground?: 'wall' | 'deep' }) {
  const soft = ground === 'deep' ? 'text-on-deep-soft' : 'text-soft'
  return (
    <dl className="grid gap-x-8 gap-y-8 xs:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className={`flex flex-col border-t-4 pt-4 ${ground === 'deep' ? 'border-paint-ochre' : 'border-cobalt'}`}
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="order-first font-display text-5xl leading-none font-extrabold">{value}</dd>
          <dd className={`mt-1 ${soft}`}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

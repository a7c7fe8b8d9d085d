interface Figure {
  label: string
  value: string
}

/** Figures of the place in large numerals (spec §2.6). */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-5 lg:grid-cols-4 lg:gap-x-8 print:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col border-t-4 border-cobalt pt-2 lg:pt-4 print:border-t-1">
          <dt className="leading-snug text-soft lg:font-semibold">{label}</dt>
          <dd className="order-first font-display text-4xl leading-none font-extrabold lg:text-5xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts in lines, each with its label before it. */
export function FactLines({ figures }: { figures: Figure[] }) {
  return (
    <dl className="print:grid print:grid-cols-3 print:gap-x-5">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-current/20 py-2 lg:py-3.5 print:border-t-1 print:py-0"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="font-display text-2xl leading-tight font-extrabold lg:text-4xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Way {
  city: string
  distance: string
  drive: string
  text: string
}

/** The ways to Paraty from the cities around, with distance and time (spec §2.6). */
export function WaysHere({ ways }: { ways: Way[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:gap-6 print:grid-cols-2">
      {ways.map(({ city, distance, drive, text }) => (
        <li key={city} className="rounded-lg bg-surface p-4 shadow-card lg:p-8 print:p-0 print:shadow-none">
          <h3 className="text-heading leading-tight">{city}</h3>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3 lg:mt-2">
            <strong className="font-display text-3xl leading-none font-extrabold text-cobalt lg:text-5xl print:text-[13pt]">
              {distance}
            </strong>
            <span className="font-semibold">{drive}</span>
          </p>
          <p className="mt-2 leading-snug text-soft lg:mt-3 print:mt-0">{text}</p>
        </li>
      ))}
    </ul>
  )
}

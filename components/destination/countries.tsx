interface Country {
  name: string
  place: string
  beside: string
  water: string
  season: string
}

interface CountriesProps {
  /** Caption of the table for screen readers, which skip the map above it. */
  caption: string
  countries: Country[]
  labels: { country: string; water: string; season: string; beside: string }
}

/** The countries of the map as places to paddle, numbered as on it: a table, whose rows a phone shows as cards (spec §2.6). */
export function Countries({ caption, countries, labels }: CountriesProps) {
  return (
    <table className="w-full max-lg:block print:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only print:not-sr-only">
        <tr className="text-left text-sm text-soft">
          {[labels.country, labels.beside, labels.water, labels.season].map((label) => (
            <th key={label} scope="col" className="pr-6 pb-2 font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block print:table-row-group">
        {countries.map(({ name, place, beside, water, season }, index) => (
          <tr
            key={name}
            className="border-t-2 border-current/20 align-top leading-snug max-lg:block max-lg:py-3 print:table-row print:border-t-1"
          >
            <th
              scope="row"
              className="text-left max-lg:block lg:w-64 lg:py-4 lg:pr-6 print:table-cell print:w-[38mm] print:pr-2"
            >
              <span className="flex items-center gap-2.5 font-display text-xl print:gap-1 print:text-sm leading-none font-extrabold lg:text-2xl">
                <MapNumber number={index + 1} isHome={index === 0} />
                {name}
              </span>
              <span className="mt-1.5 block text-sm font-semibold text-soft print:mt-0 print:text-[8pt]">
                {place}
              </span>
            </th>
            <td className="max-lg:mt-1.5 max-lg:block lg:py-4 lg:pr-6 print:mt-0 print:table-cell print:pr-3">
              {beside}
            </td>
            <Cell label={labels.water} text={water} />
            <Cell label={labels.season} text={season} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A cell that brings its column's name where the columns are not side by side. */
function Cell({ label, text }: { label: string; text: string }) {
  return (
    <td className="text-soft max-lg:mt-1 max-lg:block lg:w-52 lg:py-4 lg:pr-4 print:table-cell print:w-[29mm] print:pr-2">
      <span aria-hidden="true" className="font-semibold lg:hidden print:hidden">
        {label}:{' '}
      </span>
      {text}
    </td>
  )
}

/** The number of a country, on the map and in the table: Brazil's in terracotta. */
export function MapNumber({ number, isHome }: { number: number; isHome: boolean }) {
  return (
    <span
      className={`grid size-6 shrink-0 place-items-center rounded-full font-display text-sm leading-none font-extrabold ring-2 ring-[#0d3b44] lg:size-8 lg:text-base print:size-4 print:text-[8pt] print:ring-0 ${isHome ? 'bg-paint-terracotta text-white print:text-[#10272d]' : 'bg-[#f7f2e6] text-[#0d3b44]'}`}
    >
      {number}
    </span>
  )
}

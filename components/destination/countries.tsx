interface Country {
  name: string
  place: string
  headline: string
  text: string
  beside: string
  water: string
  season: string
}

interface CountriesProps {
  countries: Country[]
  labels: { water: string; season: string; beside: string }
}

/** The countries of the map as places to paddle, numbered as on it (spec §2.6). */
export function Countries({ countries, labels }: CountriesProps) {
  return (
    <ol className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {countries.map(({ name, place, headline, text, beside, water, season }, index) => (
        <li key={name} className="border-t-2 border-white/25 pt-5">
          <h3 className="flex items-center gap-3 text-2xl leading-none">
            <span
              className={`grid size-9 shrink-0 place-items-center rounded-full text-lg ${index === 0 ? 'bg-paint-terracotta text-white' : 'bg-on-deep text-[#0d3b44]'}`}
            >
              {index + 1}
            </span>
            {name}
          </h3>
          <p className="mt-3 text-sm font-bold text-paint-ochre">{place}</p>
          <p className="mt-1 font-semibold">{headline}</p>
          <p className="mt-2 text-on-deep-soft">{text}</p>
          <dl className="mt-3 space-y-2 text-[0.9375rem] text-on-deep-soft">
            <Line label={labels.beside} text={beside} />
            <Line label={labels.water} text={water} />
            <Line label={labels.season} text={season} />
          </dl>
        </li>
      ))}
    </ol>
  )
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="inline font-semibold text-on-deep">{label}: </dt>
      <dd className="inline">{text}</dd>
    </div>
  )
}

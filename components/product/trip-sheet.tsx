import { encode } from 'uqr'
import { site } from '@/lib/site'

interface TripSheetProps {
  words: { title: string; chat: string; email: string; page: string }
  /** The chat's number as people read it. */
  number: string
  email: string
  /** The page's own whole address: what its code leads back to. */
  address: string
}

/** The dark modules of a code's row as horizontal strokes, half a module below the row's edge. */
function strokes(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y + 0.5}h${run.length}`).join('')
}

/** A QR code drawn on the server as one path. */
function Code({ text, className }: { text: string; className: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges" className={className}>
      <path d={data.map(strokes).join('')} stroke="#000" />
    </svg>
  )
}

/** The end of a printed trip: how to reach the team without signal, and a code that leads back here. */
export function TripSheet({ words, number, email, address }: TripSheetProps) {
  return (
    <section className="page trip-sheet hidden break-inside-avoid">
      <div className="flex items-center gap-5 border-t-2 border-current pt-2">
        <Code text={address} className="size-24 shrink-0 bg-white" />
        <div className="leading-snug">
          <h2 className="text-base">{words.title}</h2>
          <p>
            {words.chat}: {number} · {words.email}: {email}
          </p>
          <p>
            {words.page}: {address}
          </p>
          <p>{site.name}</p>
        </div>
      </div>
    </section>
  )
}

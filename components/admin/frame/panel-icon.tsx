const paths = {
  copy: 'M9 9h10.500v11.500H9ZM14.500 9V3.500H4.500V15H9',
  open: 'M13.500 4.500h6v6M19.500 4.500l-9 9M17.500 13.500v6h-13v-13h6',
  move: 'M4.500 8.500h13M14 4.500l4 4-4 4M19.500 15.500h-13M10 11.500l-4 4 4 4',
  delete:
    'M4.500 6.500h15M9.500 6.500v-2.500h5v2.500M6.500 6.500l.8 13.500h9.400l.8-13.500M10.200 10.500v6M13.800 10.500v6',
} as const

export type PanelIconName = keyof typeof paths

/** The tools of a picture, drawn like the site's other icons; the name stands beside it for those who cannot see it. */
export function PanelIcon({ name }: { name: PanelIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-5">
      <path d={paths[name]} />
    </svg>
  )
}

const paths = {
  copy: 'M9 9h10.500v11.500H9ZM14.500 9V3.500H4.500V15H9',
  price: 'M3.5 12.500 12.500 3.500h7v7l-9 9ZM16 8h.01',
  hide: 'M3 12s3.300-6 9-6 9 6 9 6-3.300 6-9 6-9-6-9-6ZM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM4.500 19.500l15-15',
  show: 'M3 12s3.300-6 9-6 9 6 9 6-3.300 6-9 6-9-6-9-6ZM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  edit: 'M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500ZM13.500 7l3.500 3.500',
  open: 'M13.500 4.500h6v6M19.500 4.500l-9 9M17.500 13.500v6h-13v-13h6',
  move: 'M4.500 8.500h13M14 4.500l4 4-4 4M19.500 15.500h-13M10 11.500l-4 4 4 4',
  delete:
    'M4.500 6.500h15M9.500 6.500v-2.500h5v2.500M6.500 6.500l.8 13.500h9.400l.8-13.500M10.200 10.500v6M13.800 10.500v6',
} as const

export type PanelIconName = keyof typeof paths

/** What only the panel needs, drawn like the site's other icons; the name stands beside it for those who cannot see it. */
export function PanelIcon({ name, className = 'size-5' }: { name: PanelIconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  )
}

/** The saíra, a tanager of the Atlantic forest: the mark of the brand. It decorates the name beside it. */
export function Logo({ className = 'size-10' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <path d="M4 41c7-1 12-4.500 15-9l6.500 4C20 42 12 44 4 41Z" fill="#1b4b9b" />
      <path
        d="M12 34c-3.500-12 4-23.500 16.500-24.500 8-.6 12.800 4.900 12 11.700C39.200 32 29.500 38.500 19.500 37.500c-3-.3-6-1.500-7.500-3.500Z"
        fill="#2f9e6e"
      />
      <path
        d="M14 33.500c6 .5 13-3.500 15.500-12 5.500 6.500-1 15.200-10 15.800-3-.1-4.600-1.400-5.500-3.800Z"
        fill="#d9921a"
      />
      <path
        d="M24 11c4.300-2.200 11.500-2 14.600 2.200 2.400 3.300 2 7.700-.3 10-4.300-.2-6-2.200-7.800-5.200-1.600-2.700-3.600-4.700-6.500-7Z"
        fill="#1b4b9b"
      />
      <path d="m40 15 6.500 3.200-6.900 2.300Z" fill="currentColor" />
      <circle cx="35.200" cy="16.200" r="1.900" fill="#fcf9f2" />
    </svg>
  )
}

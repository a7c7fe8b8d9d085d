import { useSearchParams } from 'next/navigation'

/**
 * The query of the address, also as it has changed since the page was loaded. A page that is prerendered has none on the
 * server, where Next's own hook would leave out everything that asks for it: there the page says which query it answers.
 */
export const useQuery: (answered: string) => URLSearchParams =
  typeof window === 'undefined' ? (answered) => new URLSearchParams(answered) : useSearchParams

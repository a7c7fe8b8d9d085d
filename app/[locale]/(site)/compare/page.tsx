import { ComparePage, compareMetadata } from './compare-page'

export const generateMetadata = compareMetadata

/** Without a query, and prerendered. */
export default function Page() {
  return <ComparePage query="" />
}

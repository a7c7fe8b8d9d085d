import { ChoosePage, chooseMetadata } from './choose-page'

export const generateMetadata = chooseMetadata

/** Without a query, and prerendered. */
export default function Page() {
  return <ChoosePage query="" />
}

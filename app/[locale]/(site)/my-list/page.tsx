import { listMetadata, MyListPage } from './my-list-page'

export const generateMetadata = listMetadata

/** Without a query, and prerendered. */
export default function Page() {
  return <MyListPage query="" />
}

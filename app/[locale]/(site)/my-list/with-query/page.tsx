import { queryOf } from '@/lib/choosing/query'
import { listMetadata, MyListPage } from '../my-list-page'

export const generateMetadata = listMetadata

/** With a query, rendered for each request, so that the answer can be sent to somebody and read without scripts. */
export default async function Page({ searchParams }: PageProps<'/[locale]/my-list/with-query'>) {
  return <MyListPage query={queryOf(await searchParams).toString()} />
}

import { queryOf } from '@/lib/choosing/query'
import { listMetadata, MyListPage } from './my-list-page'

export const generateMetadata = listMetadata

/** The answer to a query is rendered for its request, so that it can be sent to somebody and read without scripts. */
export default async function Page({ searchParams }: PageProps<'/[locale]/my-list'>) {
  return <MyListPage query={queryOf(await searchParams).toString()} />
}

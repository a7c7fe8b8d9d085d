import { queryOf } from '@/lib/choosing/query'
import { ComparePage, compareMetadata } from '../compare-page'

export const generateMetadata = compareMetadata

/** With a query, rendered for each request, so that the answer can be sent to somebody and read without scripts. */
export default async function Page({ searchParams }: PageProps<'/[locale]/compare/with-query'>) {
  return <ComparePage query={queryOf(await searchParams).toString()} />
}

import { queryOf } from '@/lib/choosing/query'
import { ComparePage, compareMetadata } from './compare-page'

export const generateMetadata = compareMetadata

/** The answer to a query is rendered for its request, so that it can be sent to somebody and read without scripts. */
export default async function Page({ searchParams }: PageProps<'/[locale]/compare'>) {
  return <ComparePage query={queryOf(await searchParams).toString()} />
}

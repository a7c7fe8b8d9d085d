import { queryOf } from '@/lib/choosing/query'
import { ChoosePage, chooseMetadata } from '../choose-page'

export const generateMetadata = chooseMetadata

/** With a query, rendered for each request, so that the answer can be sent to somebody and read without scripts. */
export default async function Page({ searchParams }: PageProps<'/[locale]/choose/with-query'>) {
  return <ChoosePage query={queryOf(await searchParams).toString()} />
}

import { queryOf } from '@/lib/choosing/query'
import { ChoosePage, chooseMetadata } from './choose-page'

export const generateMetadata = chooseMetadata

/** The answer to a query is rendered for its request, so that it can be sent to somebody and read without scripts. */
export default async function Page({ searchParams }: PageProps<'/[locale]/choose'>) {
  return <ChoosePage query={queryOf(await searchParams).toString()} />
}

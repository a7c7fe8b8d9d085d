import type { Collection } from '../../catalogue/base/documents'
import { redirectsId } from '../../routing/address-book'
import type { PageAddresses } from '../../routing/pages'

/** Where the panel keeps the screens of each collection (spec §2.13). */
const collectionFolders = {
  tours: 'tours',
  expeditions: 'expeditions',
  aca_courses: 'aca-courses',
  site_content: 'content',
} as const satisfies Record<Collection, string>

const byFolder: ReadonlyMap<string, Collection> = new Map([
  ['tours', 'tours'],
  ['expeditions', 'expeditions'],
  ['aca-courses', 'aca_courses'],
  ['content', 'site_content'],
])

/** The collection whose screens lie in a folder of the panel; undefined where there is none. */
export const collectionInFolder = (folder: string): Collection | undefined => byFolder.get(folder)

/** Address of a screen of a collection: its list, an item (`id`), or a screen of an item (`id`, 'history'). */
export const panelAddress = (collection: Collection, ...rest: string[]): string =>
  collection === 'site_content' && rest[0] === redirectsId
    ? '/admin/redirects'
    : ['/admin', collectionFolders[collection], ...rest].join('/')

/** Address of an item's preview. */
export const previewAddress = (collection: Collection, id: string): string =>
  `/admin/preview/${collectionFolders[collection]}/${id}`

/** Addresses of the page inside an item's preview, which holds the language as well. */
export const previewFrameAddresses = (collection: Collection, id: string): PageAddresses => ({
  'pt-BR': `${previewAddress(collection, id)}/pt-BR`,
  'en-GB': `${previewAddress(collection, id)}/en-GB`,
})

/** Whether items of a collection have a page of their own, a place in a list, and may be added. */
export const isTripCollection = (collection: Collection): collection is 'tours' | 'expeditions' =>
  collection === 'tours' || collection === 'expeditions'

/** Parts of the site are fixed; everything else can be added, put into the bin and ordered. */
export const canBeAdded = (collection: Collection): boolean => collection !== 'site_content'

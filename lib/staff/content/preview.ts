import 'server-only'
import type { Collection } from '../../catalogue/base/documents'
import { buildCatalogue, type Catalogue, type PublishedItem } from '../../catalogue/build/catalogue'
import type { DocumentIssue } from '../../catalogue/shape/document-schema'

/** A catalogue in which a draft stands as if it were published, or why that cannot be. */
export type DraftCatalogue = { ok: true; catalogue: Catalogue } | { ok: false; issues: DocumentIssue[] }

/**
 * Lays a draft into a catalogue, for a preview: the item is shown even where it is hidden or in the bin. The catalogue of
 * the process stays as it is.
 * @param document the sparse document of the draft
 */
export function withDraft(
  catalogue: Catalogue,
  { collection, id }: { collection: Collection; id: string },
  document: unknown,
): DraftCatalogue {
  const isItem = (item: PublishedItem) => item.collection === collection && item.id === id
  const current = catalogue.shown.items.find(isItem)
  const draft: PublishedItem = {
    collection,
    id,
    document,
    position: current?.position ?? null,
    hidden: false,
    deleted: false,
  }
  const others = catalogue.shown.items.filter((item) => !isItem(item))
  const built = buildCatalogue({ ...catalogue.shown, items: [...others, draft] })
  const problem = built.problems.find((one) => one.collection === collection && one.id === id)
  return problem ? { ok: false, issues: problem.issues } : { ok: true, catalogue: built }
}

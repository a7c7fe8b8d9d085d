import { wishNames } from './wish.ts'
import { wishStorageKey } from './wish-store.ts'

/**
 * Runs in the browser before a page is painted: marks the document of a visit in which something was wished for
 * (`data-wish`), so that the line which says it has its place from the start.
 */
export const wishMarker = `try{if(sessionStorage.getItem("${wishStorageKey}")||/[?&](${wishNames.join('|')})=[^&]/.test(location.search))document.documentElement.dataset.wish=""}catch{}`

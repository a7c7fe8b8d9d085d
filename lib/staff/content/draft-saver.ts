import type { Collection } from '../../catalogue/base/documents'
import { changeBetween, documentOver, isSameValue } from '../../catalogue/shape/change'
import { mergeDocuments } from './document-path'
import {
  dropFoundDraft,
  findLocalDraft,
  type LocalDraft,
  removeLocalDraft,
  saveLocalDraft,
} from './local-draft'
import { type FieldIssue, type SentChange, type StoredItem, sendChange } from './send-change'

/** Whether what was typed is stored, and if not, why. */
export type SaveState =
  | 'saved'
  | 'dirty'
  | 'saving'
  | 'offline'
  | 'signedOut'
  | 'refused'
  | 'conflict'
  | 'denied'
  | 'gone'

/** Fields that two people changed: this one chooses, and the result is saved over the other's revision. */
export interface Conflict {
  contested: string[]
  mine: unknown
  theirs: unknown
  merged: unknown
  /** What is stored, over which the choice is saved. */
  stored: unknown
  revision: number
}

export interface Checked {
  blocking: readonly FieldIssue[]
  warnings: readonly FieldIssue[]
}

/** Everything that an editor shows of its draft. */
export interface DraftState {
  save: SaveState
  document: unknown
  /** What the server last said, and of which document. */
  said: Checked & { document: unknown }
  /** Since when nothing could be stored, in milliseconds since 1970. */
  since?: number
  conflict?: Conflict
  /** A draft that an earlier visit left on this device. */
  recovered?: LocalDraft
  wasMerged: boolean
  /** Whether the item has a draft now; undefined before the first answer. */
  hasDraft?: boolean
}

interface DraftSource {
  collection: Collection
  id: string
  /** The document that changes are merged into: the shipped one, or the defaults of a new item. */
  below: unknown
  /** The document as it is stored now, draft included. */
  stored: unknown
  revision: number
  checked: Checked
  /** A document as the editor's form would return it, so that opening the editor is no change. */
  tidy: (document: unknown, stored: unknown) => unknown
  /** Whether the server would refuse a document for its schema. */
  isRefused: (document: unknown) => boolean
  /** Shows a document that was not typed: a merge, a draft that was found, what is left after discarding. */
  show: (document: unknown) => void
}

/** Pause after the last key before a draft is saved, in milliseconds. */
const pauseMs = 1200
const firstRetryMs = 2000
/** Whoever signs in again in another tab should not wait long. */
const signedOutRetryMs = 4000
const maxRetryMs = 30_000

/**
 * Saves the draft of one item by itself, and loses nothing where that cannot be done: the device keeps it, the other
 * person's changes join it, and where both changed one field a person chooses. Calls say what happened; `state` says
 * what there is to show.
 */
export class DraftSaver {
  readonly #source: DraftSource
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  #state: DraftState
  #stored: unknown
  #revision: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = firstRetryMs
  #running: Promise<boolean> | undefined
  /** What was sent and not answered: it may be stored all the same, and is then nobody else's change. */
  #unanswered: unknown
  /** Another change of the item is on its way, for which saving waits. */
  #isHeld = false
  /** Nothing can be saved before a person has chosen, or at all. */
  #isHalted = false

  constructor(source: DraftSource) {
    this.#source = source
    this.#key = `${source.collection}/${source.id}`
    this.#stored = source.tidy(source.stored, source.stored)
    this.#revision = source.revision
    this.#state = {
      save: 'saved',
      document: this.#stored,
      said: { ...source.checked, document: this.#stored },
      wasMerged: false,
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): DraftState => this.#state

  /** What is stored, as far as this editor knows. */
  get stored(): unknown {
    return this.#stored
  }

  /** Offers what an earlier visit left on this device. */
  findLeftDraft(): void {
    const isNews = ({ document }: LocalDraft) => !isSameValue(this.#tidy(document), this.#stored)
    this.#set({ recovered: findLocalDraft(this.#key, isNews) })
  }

  typed(document: unknown): void {
    this.#set({ document })
    this.#touched()
  }

  /** The document was changed otherwise than by typing: a field was put back, a group opened, a picture taken. */
  changed(document: unknown): void {
    this.#put(document)
    this.#touched()
  }

  /** The server said something of the document that its schema does not. */
  readonly setIssues = (blocking: readonly FieldIssue[]): void => {
    this.#set({ said: { ...this.#state.said, blocking, document: this.#state.document } })
  }

  /** The page is hidden or left: what is sent now outlives it. */
  readonly leave = (): void => {
    if (this.#isDirty) void this.flush(true)
  }

  /** The person or the connection is back. */
  readonly comeBack = (): void => {
    if (this.#isDirty) void this.flush()
  }

  /** The editor is gone. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Saves now. @returns whether everything is stored */
  readonly flush = async (keepalive = false): Promise<boolean> => {
    clearTimeout(this.#timer)
    // Several may have waited for the same save: each of them for those before it.
    while (this.#running) await this.#running
    if (this.#isHalted || this.#isHeld) return false
    if (!this.#isDirty) return true
    this.#running = this.#save(keepalive)
    const isSaved = await this.#running
    this.#running = undefined
    return isSaved
  }

  /** The person wants the draft that was found on this device, or does not. */
  readonly recover = (use: boolean): void => {
    const { recovered, document } = this.#state
    this.#set({ recovered: undefined })
    dropFoundDraft(this.#key)
    if (!recovered || !use) return
    // What was typed before the answer is no less wanted.
    const onto = { theirs: document, stored: this.#stored, revision: this.#revision }
    if (this.#mergeOnto(this.#tidy(recovered.before), this.#tidy(recovered.document), onto)) {
      this.#set({ wasMerged: false })
      this.#touched()
      void this.flush()
    }
  }

  /** The person has chosen between two changes of the same fields. @param chosen the document that they put together */
  readonly resolve = (chosen: unknown): void => {
    const { conflict } = this.#state
    if (!conflict) return
    this.#stored = conflict.stored
    this.#revision = conflict.revision
    this.#isHalted = false
    this.#put(chosen)
    this.#set({ conflict: undefined, save: 'dirty' })
    void this.flush()
  }

  /**
   * Changes the item as a whole, once no save is on its way, and takes over what the server answers. What is typed
   * meanwhile stays, and is saved after it.
   */
  readonly send = async (action: 'publish' | 'discard', extra: object = {}): Promise<SentChange> => {
    clearTimeout(this.#timer)
    this.#isHeld = true
    if (this.#running) await this.#running
    const shown = this.#state.document
    const outcome = await this.#request(action, { revision: this.#revision, ...extra })
    this.#isHeld = false
    if (outcome.kind === 'done' && !outcome.row) {
      // The item went with it: nothing is left to save.
      this.#isHalted = true
      return outcome
    }
    if (outcome.kind === 'done' && outcome.row) {
      this.#set({ hasDraft: outcome.row.draft !== null })
      const onto = { theirs: this.#documentOf(outcome.row), revision: outcome.row.revision }
      if (this.#mergeOnto(shown, this.#state.document, onto)) {
        this.#set({ wasMerged: false, save: 'saved' })
        removeLocalDraft(this.#key)
      }
    }
    if (this.#isDirty) this.#touched()
    return outcome
  }

  get #isDirty(): boolean {
    return !isSameValue(this.#state.document, this.#stored)
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #tidy(document: unknown): unknown {
    return this.#source.tidy(document, document)
  }

  #documentOf({ draft, published }: StoredItem): unknown {
    return this.#tidy(documentOver(this.#source.below, draft ?? published ?? {}))
  }

  #put(document: unknown): void {
    this.#set({ document: this.#source.tidy(document, this.#stored) })
    this.#source.show(document)
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #touched(): void {
    saveLocalDraft(this.#key, { before: this.#stored, document: this.#state.document, at: Date.now() })
    if (this.#isHalted) return
    // Whoever takes back what they typed has nothing left to save.
    if (!this.#isDirty && !this.#running) {
      clearTimeout(this.#timer)
      this.#saved()
      return
    }
    if (this.#state.save !== 'offline' && this.#state.save !== 'signedOut') this.#set({ save: 'dirty' })
    this.#later(pauseMs)
  }

  #saved(): void {
    removeLocalDraft(this.#key)
    this.#set({ save: 'saved' })
  }

  #request(action: 'draft' | 'publish' | 'discard', body: object, keepalive = false): Promise<SentChange> {
    const { collection, id } = this.#source
    return sendChange({ collection, id, action, body }, keepalive)
  }

  async #save(keepalive: boolean): Promise<boolean> {
    while (this.#isDirty) {
      const sent = this.#state.document
      if (this.#source.isRefused(sent)) {
        this.#set({ save: 'refused' })
        return false
      }
      this.#set({ save: 'saving' })
      const body = { revision: this.#revision, document: changeBetween(this.#source.below, sent) ?? {} }
      if (!this.#settle(await this.#request('draft', body, keepalive), sent)) return false
    }
    this.#saved()
    return true
  }

  /** Takes over the answer to a save. @returns whether saving goes on */
  #settle(outcome: SentChange, sent: unknown): boolean {
    switch (outcome.kind) {
      case 'done': {
        const { row, blocking, warnings } = outcome
        this.#stand(sent, row?.revision ?? this.#revision)
        this.#set({ said: { blocking, warnings, document: sent }, hasDraft: true })
        return true
      }
      case 'refused': {
        const { warnings } = this.#state.said
        this.#set({ said: { blocking: outcome.issues, warnings, document: sent }, save: 'refused' })
        return false
      }
      case 'conflict': {
        const { row } = outcome
        const theirs = this.#documentOf(row)
        if (this.#unanswered === undefined || !isSameValue(theirs, this.#unanswered)) {
          return this.#mergeOnto(this.#stored, this.#state.document, { theirs, revision: row.revision })
        }
        this.#stand(theirs, row.revision)
        this.#set({ hasDraft: row.draft !== null })
        return true
      }
      case 'denied':
      case 'unknown':
        this.#isHalted = true
        this.#set({ save: outcome.kind === 'denied' ? 'denied' : 'gone' })
        return false
      default: {
        const isSignedOut = outcome.kind === 'signedOut'
        if (!isSignedOut) this.#unanswered = sent
        this.#set({
          save: isSignedOut ? 'signedOut' : 'offline',
          since: this.#state.since ?? Date.now(),
        })
        this.#later(this.#retryMs)
        this.#retryMs = isSignedOut ? signedOutRetryMs : Math.min(maxRetryMs, this.#retryMs * 2)
        return false
      }
    }
  }

  /** The server has answered, and this is what it has stored. */
  #stand(stored: unknown, revision: number): void {
    this.#stored = stored
    this.#revision = revision
    this.#unanswered = undefined
    this.#retryMs = firstRetryMs
    this.#set({ since: undefined })
  }

  /**
   * Merges what was typed over `from` into what became of the item meanwhile; false where a person has to choose.
   * @param onto that state, with what of it is stored where that is not all
   */
  #mergeOnto(
    from: unknown,
    mine: unknown,
    { theirs, stored = theirs, revision }: { theirs: unknown; stored?: unknown; revision: number },
  ): boolean {
    const { document: merged, contested } = mergeDocuments(from, mine, theirs)
    if (contested.length > 0) {
      this.#isHalted = true
      this.#set({ conflict: { contested, mine, merged, theirs, stored, revision }, save: 'conflict' })
      return false
    }
    this.#stored = stored
    this.#revision = revision
    this.#put(merged)
    this.#set({ wasMerged: true })
    return true
  }
}

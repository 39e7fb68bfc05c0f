// A home tour that is being written: the page with its operations and undo, the saver that sends it, and the photographs on their way.
import { createStore, type StoreApi } from 'zustand/vanilla'
import { EditedPage, UNTOUCHED } from '@/renderer/editing/edited-page'
import { localCopies, type LocalCopies } from '@/renderer/editing/local-copies'
import { Saver, type Batch, type LocalCopy } from '@/renderer/editing/saver'
import { wordKeepers } from '@/schemas/api/auth/word-keepers'
import { saveMyHome, type StoredTour, type TourState } from '@/schemas/api/content/home-tours'
import { BlockNode, type PageDocument } from '@/schemas/page/document'
import { addMissingValidator } from '@/schemas/page/validator'
import { homeOf, newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { PhotoQueue } from './photo-queue'
import { quietCall } from './quiet-call'
import { editPath, NEW, newId } from './new-id'

export interface TourFacts {
  /** Undefined before the first save. */
  seq: number | undefined
  state: TourState
  publishedNumber: number
  hiddenReason: string
}

/** What is not saved yet of a tour, in this browser. */
export const copiesOf = (seq: number | undefined, memberNo: string): LocalCopies<LocalCopy> =>
  localCopies<LocalCopy>(`tour-${seq ?? NEW}`, `member-${memberNo}`, Date.now)

export class TourSession {
  readonly page: EditedPage
  readonly saver: Saver
  readonly photos: PhotoQueue
  readonly facts: StoreApi<TourFacts>
  readonly #memberNo: string
  #copies: LocalCopies<LocalCopy>
  #release: () => void
  /** Leaving asks nothing: everything waits for the return. */
  #isKept = false
  /** What was sent under which key: a save that is sent again is the same one. */
  #sent: { saveKey: string; document: PageDocument } | undefined

  constructor(memberNo: string, stored: StoredTour | undefined) {
    this.#memberNo = memberNo
    // The server checked the document when it was stored, and checks it at every save.
    addMissingValidator(BlockNode, () => true)
    this.page = new EditedPage(stored?.document ?? newTour(), UNTOUCHED)
    this.facts = createStore<TourFacts>(() => ({
      seq: stored?.seq,
      state: stored?.state ?? 'draft',
      publishedNumber: stored?.publishedNumber ?? 0,
      hiddenReason: stored?.hiddenReason ?? '',
    }))
    this.#copies = copiesOf(stored?.seq, memberNo)
    this.#release = this.#copies.hold()
    this.saver = new Saver({
      editor: this.page,
      draftNumber: stored?.draftNumber ?? 0,
      savedAt: stored ? Date.parse(stored.updatedAt) : 0,
      send: (batch) => this.#send(batch),
      copies: { put: (work) => this.#copies.put(work), clear: () => this.#copies.clear() },
      newKey: newId,
      now: Date.now,
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      isOnline: () => navigator.onLine,
    })
    this.photos = new PhotoQueue(this, memberNo)
  }

  /** Work of a closed tab on this tour. */
  readLost = (): Promise<LocalCopy | undefined> => this.#copies.read()

  /** Saves now, also what was not changed: a photograph belongs to a tour. @returns whether the server has everything. */
  async begin(): Promise<boolean> {
    if (this.facts.getState().seq === undefined && this.saver.unsaved.length === 0) this.touch()
    return this.saver.flush()
  }

  /** A change of nothing, after which everything is sent. */
  touch(): void {
    this.page.edit('저장', [{ op: 'setHead', field: 'title', value: this.page.tree.head.title }], { key: 'touch' })
  }

  /** The tour was deleted: nothing of it comes back from this browser. */
  async forget(): Promise<void> {
    await this.photos.drop()
    this.saver.settle(0)
    this.saver.dispose()
    await this.#copies.drop().catch(() => undefined)
  }

  /** Before the writer leaves for the login: what is not on the server is in this browser. @returns whether it is. */
  async keepForReturn(): Promise<boolean> {
    const work = this.saver.work()
    this.#isKept =
      work === undefined ||
      (await this.#copies.put(work).then(
        () => true,
        () => false,
      ))
    return this.#isKept
  }

  attend(): () => void {
    const online = () => this.saver.findConnection()
    const offline = () => this.saver.loseConnection()
    // A closing tab has its work stored; what is typed is sent while there is time.
    const leave = (event: BeforeUnloadEvent) => {
      const isKept = this.#isKept && this.photos.isKept()
      if (!isKept && (this.saver.unsaved.length > 0 || this.photos.isBusy())) event.preventDefault()
    }
    const hidden = () => document.visibilityState === 'hidden' && void this.saver.flush()
    const stop = () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
      removeEventListener('beforeunload', leave)
      document.removeEventListener('visibilitychange', hidden)
      this.saver.dispose()
      this.photos.dispose()
    }
    // Signed out in another tab: what this tab sent from now on would be stored as the next member's.
    const signedOut = () => {
      stop()
      return this.keepForReturn()
    }
    this.saver.attend()
    addEventListener('online', online)
    addEventListener('offline', offline)
    addEventListener('beforeunload', leave)
    document.addEventListener('visibilitychange', hidden)
    wordKeepers.add(signedOut)
    return () => {
      wordKeepers.delete(signedOut)
      stop()
      this.#release()
    }
  }

  async #send({ saveKey, draftNumber }: Batch): Promise<{ draftNumber: number }> {
    if (this.#sent?.saveKey !== saveKey) this.#sent = { saveKey, document: this.page.document() }
    const { seq } = this.facts.getState()
    const { item } = await quietCall(saveMyHome, {
      ...sentFields(this.#sent.document),
      ...(seq === undefined ? {} : { seq, draftNumber }),
      saveKey,
      tempYn: 'Y',
    })
    this.take(item)
    return item
  }

  /** The state that the server tells; a tour that is new there gets its number and its address. */
  take({ seq, state, publishedNumber }: Pick<TourFacts, 'state' | 'publishedNumber'> & { seq: number }): void {
    if (this.facts.getState().seq === undefined) {
      const earlier = this.#copies
      this.#copies = copiesOf(seq, this.#memberNo)
      this.#release()
      this.#release = this.#copies.hold()
      void earlier.clear().catch(() => undefined)
      history.replaceState(history.state, '', editPath(seq))
      this.facts.setState({ seq })
      void this.photos.rename()
    }
    this.facts.setState({ seq, state, publishedNumber })
  }
}

export const sentFields = (document: PageDocument) => ({
  title: document.title,
  blocks: JSON.stringify(document.blocks),
  filter: homeOf(document).codes.join(','),
})

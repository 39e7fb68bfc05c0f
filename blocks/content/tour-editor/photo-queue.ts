// Photographs on their way to the server: one at a time, in the order in which they were chosen, because a phone holds few of them in
// memory. The original is sent as it is; the server turns it upright and makes it smaller, so that no canvas of a phone is needed, which
// fails silently at 16 megapixels. Until it is sent, its bytes are kept in the browser (kept-photos.ts).
import { createStore, type StoreApi } from 'zustand/vanilla'
import { saveMyHomePhoto } from '@/schemas/api/content/home-tours'
import { CallFailure } from '@/schemas/api/base/failure'
import { sendFile } from '@/schemas/api/base/send-file'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { fileFault } from '@/schemas/rules/base/file-fault'
import { PHOTOS_MOST, photosOf, type TourPhoto } from '@/schemas/rules/content/home-tour/tour-document'
import { KeptPhotos } from './kept-photos'
import { renewed } from './quiet-call'
import { NEW, newId } from './new-id'
import type { TourSession } from './tour-session'

export interface Waiting {
  id: string
  name: string
  /** 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'paused'
  /** Paused until the writer signs in again. */
  needsLogin?: boolean
}
/** What was not taken, in a sentence; it is said where it was to go. */
export interface PhotoFault {
  id: string
  text: string
  /** The block behind which it was to go; null for the end. */
  after: string | null
  /** Of a photograph that was sent: the writer may be elsewhere by then. */
  isLate: boolean
}
interface Entry extends Waiting {
  /** The block behind which it goes. */
  after: string | null
  /** The block behind which the writer chose it. */
  chosenAfter: string | null
  file: File
}
export interface QueueState {
  list: readonly Waiting[]
  faults: readonly PhotoFault[]
}

const WEEK = 7 * 24 * 3_600_000
const AGAIN_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const
/** Names in a sentence. */
const NAMED = 3

export class PhotoQueue {
  readonly store: StoreApi<QueueState> = createStore<QueueState>(() => ({ list: [], faults: [] }))
  readonly #session: TourSession
  readonly #kept: KeptPhotos
  #entries: Entry[] = []
  #running = false
  #failures = 0
  #wake: () => void = () => undefined
  readonly #stop = new AbortController()
  readonly #id = newId()

  constructor(session: TourSession, memberNo: string) {
    this.#session = session
    this.#kept = new KeptPhotos(memberNo)
    hold(this.#id, this.#stop.signal)
    addEventListener('online', () => this.#wake(), { signal: this.#stop.signal })
  }

  dispose(): void {
    this.#stop.abort()
    this.#wake()
  }

  isBusy = (): boolean => this.#entries.length > 0

  /** Whether the bytes of all that is under way lie in this browser. */
  isKept = (): boolean => !this.#keeping && this.#unwritten() === undefined

  /**
   * Takes as many as there is room for, in order; the others are named.
   * @param chosenAfter the block behind which they were chosen, null at the end of the story.
   */
  add(files: readonly File[], chosenAfter: string | null): void {
    const faults: string[] = []
    const wrong = new Map<string, string[]>()
    const fitting = files.filter((file) => {
      const fault = fileFault(file)
      if (fault) wrong.set(fault, [...(wrong.get(fault) ?? []), file.name])
      return !fault
    })
    for (const [fault, names] of wrong) faults.push(`${fault} (${namesOf(names)})`)
    const room = Math.max(0, PHOTOS_MOST - this.#count())
    const left = fitting.slice(room)
    if (left.length > 0)
      faults.push(
        `사진은 ${PHOTOS_MOST}장까지 담을 수 있어 ${left.length}장은 올리지 않았습니다. (${namesOf(left.map(({ name }) => name))})`,
      )
    const after = chosenAfter ?? this.#session.page.tree.root.at(-1) ?? null
    for (const file of fitting.slice(0, room))
      this.#put({ id: newId(), name: file.name, file, after, chosenAfter, share: 0, state: 'waiting' })
    const late = this.store.getState().faults.filter(({ isLate }) => isLate)
    this.#show([...late, ...faults.map((text) => ({ id: newId(), text, after: chosenAfter, isLate: false }))])
    void this.#run()
    void this.#keep()
  }

  /** Goes on with what a closed tab did not send. @returns how many there are. */
  async resume(): Promise<number> {
    const own = this.#tour()
    const living = await livingQueues()
    for (const [id, one] of await this.#kept.all()) {
      if (Date.now() - one.at > WEEK) this.#kept.forget(id)
      else if (one.tour === own && !living.has(one.by)) {
        await this.#kept.keep(id, { ...one, by: this.#id }).catch(() => undefined)
        const { name, after } = one
        this.#put({ id, name, file: new File([one.bytes], name), after, chosenAfter: after, share: 0, state: 'waiting' })
        this.#written.add(id)
      }
    }
    this.#show([])
    void this.#run()
    return this.#entries.length
  }

  /** The tour got its number: what waits is that tour's, and no other new one's. */
  async rename(): Promise<void> {
    const own = this.#tour()
    for (const [id, one] of await this.#kept.all())
      if (one.by === this.#id && one.tour !== own) await this.#kept.keep(id, { ...one, tour: own }).catch(() => undefined)
  }

  /** The tour is deleted, and what waits for it with it. */
  async drop(): Promise<void> {
    this.dispose()
    this.#entries = []
    await this.#kept.drop(this.#tour())
  }

  #tour = (): string => String(this.#session.facts.getState().seq ?? NEW)

  dismiss(id: string): void {
    this.#show(this.store.getState().faults.filter((fault) => fault.id !== id))
  }
  /** Sends now what waits for the connection. */
  retry(): void {
    this.#wake()
  }

  #count(): number {
    const { page } = this.#session
    const standing = [...page.tree.nodes.values()].flatMap(({ block }) => photosOf(block)).length
    return standing + this.#entries.length
  }
  #put(entry: Entry): void {
    this.#entries.push(entry)
  }
  #show(faults: readonly PhotoFault[]): void {
    const list = this.#entries.map(({ id, name, share, state, needsLogin = false }) => ({ id, name, share, state, needsLogin }))
    this.store.setState({ list, faults })
  }
  #change(entry: Entry, change: Partial<Waiting>): void {
    Object.assign(entry, change)
    this.#show(this.store.getState().faults)
  }

  readonly #written = new Set<string>()
  #keeping = false
  /** One file after the other: its bytes lie in memory while they are written. */
  async #keep(): Promise<void> {
    if (this.#keeping) return
    this.#keeping = true
    for (let entry = this.#unwritten(); entry; entry = this.#unwritten()) {
      const { id, name, file } = entry
      this.#written.add(id)
      try {
        const bytes = await file.arrayBuffer()
        const { after } = entry
        if (this.#entries.includes(entry))
          await this.#kept.keep(id, { tour: this.#tour(), by: this.#id, name, after, bytes, at: Date.now() })
        // It was sent meanwhile.
        if (!this.#entries.includes(entry)) this.#kept.forget(id)
      } catch {
        // A full or forbidden storage only disables going on after a killed tab.
      }
    }
    this.#keeping = false
  }
  #unwritten = (): Entry | undefined => this.#entries.find(({ id }) => !this.#written.has(id))

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let entry = this.#next(); entry && !this.#stop.signal.aborted; entry = this.#next()) await this.#send(entry)
    this.#running = false
    this.#show(this.store.getState().faults)
  }
  #next = (): Entry | undefined => this.#entries[0]

  async #send(entry: Entry): Promise<void> {
    this.#change(entry, { state: 'sending', share: 0 })
    try {
      const photo = await renewed(() =>
        sendFile(
          saveMyHomePhoto,
          { file: entry.file },
          { onProgress: (share) => this.#change(entry, { share }), signal: this.#stop.signal },
        ),
      )
      this.#failures = 0
      this.#entries = this.#entries.filter((one) => one !== entry)
      this.#insert(entry, photo)
      this.#kept.forget(entry.id)
      this.#show(this.store.getState().faults)
    } catch (error) {
      if (this.#stop.signal.aborted) return
      const failure = error instanceof CallFailure ? error : undefined
      const isPassing = !failure || failure.status >= 500 || [401, 403, 408, 429].includes(failure.status)
      if (!isPassing) return this.#refuse(entry, failure.message)
      this.#change(entry, { state: 'paused', needsLogin: failure !== undefined && isLoginNeeded(failure.message) })
      await this.#rest()
    }
  }
  #refuse(entry: Entry, fault: string): void {
    const { id, name, chosenAfter } = entry
    this.#kept.forget(id)
    this.#entries = this.#entries.filter((one) => one !== entry)
    this.#show([...this.store.getState().faults, { id, text: `${fault} (${name})`, after: chosenAfter, isLate: true }])
  }
  #rest(): Promise<void> {
    const ms = AGAIN_MS[Math.min(this.#failures++, AGAIN_MS.length - 1)]!
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #insert({ name, after }: Entry, photo: TourPhoto): void {
    const { page } = this.#session
    const { root } = page.tree
    const at = after === null ? -1 : root.indexOf(after)
    const id = newId()
    const block = { id, type: 'tour-photo', v: 1, props: { photo, caption: '', tags: [] } }
    page.edit('사진 넣기', [{ op: 'insert', at: { parent: null, slot: '', index: at < 0 ? root.length : at + 1 }, block }])
    page.announce(`${name} 사진을 올렸습니다.`)
    // Those that were chosen together follow each other.
    for (const entry of this.#entries) if (after !== null && entry.after === after) entry.after = id
  }
}

const namesOf = (names: readonly string[]): string =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` 외 ${names.length - NAMED}장` : '')

const LOCK = 'maru-tours/'

/** A browser without locks sends the photographs of a second tab twice, and loses none. */
function hold(id: string, signal: AbortSignal): void {
  const { locks } = navigator as Partial<Navigator>
  const untilStopped = () => new Promise<void>((free) => signal.addEventListener('abort', () => free()))
  void locks?.request(LOCK + id, untilStopped).catch(() => undefined)
}

async function livingQueues(): Promise<Set<string>> {
  const { locks } = navigator as Partial<Navigator>
  const held = (await locks?.query().catch(() => undefined))?.held ?? []
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : [])))
}

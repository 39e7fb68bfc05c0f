// Photographs on their way to the server: one at a time, in the order in which they were chosen, because a phone holds few of them in
// memory. The original is sent as it is; the server turns it upright and makes it smaller, so that no canvas of a phone is needed, which
// fails silently at 16 megapixels. Until it is sent, its bytes are kept in the browser, so that a killed tab goes on where it stopped:
// as an ArrayBuffer, since some browsers empty Files and lose Blobs there.
import { createStore as createKeyStore, del, entries, set, type UseStore } from 'idb-keyval'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { saveMyHomePhoto } from '@/schemas/api/content/home-tours'
import { CallFailure } from '@/schemas/api/base/failure'
import { sendFile } from '@/schemas/api/base/send-file'
import { fileFault } from '@/schemas/rules/base/file-fault'
import { PHOTOS_MOST, photosOf, type TourPhoto } from '@/schemas/rules/content/home-tour/tour-document'
import { renewed } from './quiet-call'
import { NEW, newId } from './new-id'
import type { TourSession } from './tour-session'

export interface Waiting {
  id: string
  name: string
  /** 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'paused' | 'refused'
  fault?: string
}
interface Kept {
  tour: string
  /** The queue that sends it, which holds a lock as long as its tab lives. */
  by: string
  name: string
  /** The block behind which it goes. */
  after: string | null
  bytes: ArrayBuffer
  at: number
}
interface Entry extends Waiting {
  /** The block behind which it goes. */
  after: string | null
  file: File
}
export interface QueueState {
  list: readonly Waiting[]
  /** Files that were not taken, in a sentence each. */
  faults: readonly string[]
}

const WEEK = 7 * 24 * 3_600_000
const AGAIN_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const
/** Names in a sentence. */
const NAMED = 3
let opened: UseStore | undefined
const kept = (): UseStore => (opened ??= createKeyStore('maru-tours', 'photos'))

export class PhotoQueue {
  readonly store: StoreApi<QueueState> = createStore<QueueState>(() => ({ list: [], faults: [] }))
  readonly #session: TourSession
  readonly #memberNo: string
  #entries: Entry[] = []
  #running = false
  #failures = 0
  #wake: () => void = () => undefined
  readonly #stop = new AbortController()
  readonly #id = newId()

  constructor(session: TourSession, memberNo: string) {
    this.#session = session
    this.#memberNo = memberNo
    hold(this.#id, this.#stop.signal)
    addEventListener('online', () => this.#wake(), { signal: this.#stop.signal })
  }

  dispose(): void {
    this.#stop.abort()
    this.#wake()
  }

  isBusy = (): boolean => this.#entries.some(({ state }) => state !== 'refused')

  /** Takes as many as there is room for, in order; the others are named. */
  add(files: readonly File[], after: string | null): void {
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
    for (const file of fitting.slice(0, room)) this.#put({ id: newId(), name: file.name, file, after, share: 0, state: 'waiting' })
    this.#show(faults)
    void this.#run()
    void this.#keep()
  }

  /** Goes on with what a closed tab did not send. @returns how many there are. */
  async resume(): Promise<number> {
    const tours = new Set([NEW, String(this.#session.facts.getState().seq ?? NEW)])
    const found = (await entries<string, Kept>(kept()).catch(() => []))
      .filter(([key]) => key.startsWith(`${this.#memberNo}/`))
      .toSorted(([, a], [, b]) => a.at - b.at)
    const living = await livingQueues()
    for (const [key, one] of found) {
      if (Date.now() - one.at > WEEK) void del(key, kept())
      else if (tours.has(one.tour) && !living.has(one.by)) {
        await set(key, { ...one, by: this.#id }, kept()).catch(() => undefined)
        const id = key.slice(key.indexOf('/') + 1)
        this.#put({ id, name: one.name, file: new File([one.bytes], one.name), after: one.after, share: 0, state: 'waiting' })
        this.#written.add(id)
      }
    }
    this.#show([])
    void this.#run()
    return this.#entries.length
  }

  dismiss(id: string): void {
    this.#entries = this.#entries.filter((entry) => entry.id !== id || entry.state === 'sending')
    this.#forget(id)
    this.#show(this.store.getState().faults)
  }
  dismissFaults(): void {
    this.#show([])
  }
  /** Sends now what waits for the connection. */
  retry(): void {
    this.#wake()
  }

  #count(): number {
    const { page } = this.#session
    const standing = [...page.tree.nodes.values()].flatMap(({ block }) => photosOf(block)).length
    return standing + this.#entries.filter(({ state }) => state !== 'refused').length
  }
  #put(entry: Entry): void {
    this.#entries.push(entry)
  }
  #show(faults: readonly string[]): void {
    this.store.setState({ list: this.#entries.map(({ file: _file, after: _after, ...shown }) => shown), faults })
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
        const tour = String(this.#session.facts.getState().seq ?? NEW)
        const bytes = await file.arrayBuffer()
        if (this.#entries.includes(entry))
          await set(
            `${this.#memberNo}/${id}`,
            { tour, by: this.#id, name, after: entry.after, bytes, at: Date.now() } satisfies Kept,
            kept(),
          )
        // It was sent meanwhile.
        if (!this.#entries.includes(entry)) this.#forget(id)
      } catch {
        // A full or forbidden storage only disables going on after a killed tab.
      }
    }
    this.#keeping = false
  }
  #unwritten = (): Entry | undefined => this.#entries.find(({ id, state }) => state !== 'refused' && !this.#written.has(id))
  #forget(id: string): void {
    void del(`${this.#memberNo}/${id}`, kept()).catch(() => undefined)
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let entry = this.#next(); entry && !this.#stop.signal.aborted; entry = this.#next()) await this.#send(entry)
    this.#running = false
    this.#show(this.store.getState().faults)
  }
  #next = (): Entry | undefined => this.#entries.find(({ state }) => state !== 'refused')

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
      this.#forget(entry.id)
      this.#show(this.store.getState().faults)
    } catch (error) {
      if (this.#stop.signal.aborted) return
      const failure = error instanceof CallFailure ? error : undefined
      const isPassing = !failure || failure.status >= 500 || [401, 403, 408, 429].includes(failure.status)
      if (!isPassing) {
        this.#forget(entry.id)
        return this.#change(entry, { state: 'refused', fault: failure.message })
      }
      this.#change(entry, { state: 'paused', ...(failure ? { fault: failure.message } : {}) })
      await this.#rest()
    }
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

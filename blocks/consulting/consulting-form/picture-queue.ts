// Pictures of the request on their way to the server, one after the other. A lost connection costs the one that is being sent, which is
// sent again; those that arrived are known by their keys, which outlast a reload of this tab.
import { CallFailure } from '@/schemas/api/base/failure'
import { sendFile } from '@/schemas/api/base/send-file'
import { saveConsultationFile } from '@/schemas/api/consulting/requests'
import { fileFault } from '@/schemas/rules/base/file-fault'
import { MOST_FILES } from '@/schemas/rules/consulting/consultation-form'

export interface Picture {
  id: string
  name: string
  state: 'waiting' | 'sending' | 'paused' | 'refused' | 'stored'
  /** 0 to 1. */
  share: number
  fileKey?: string
  fault?: string
}

const KEY = 'maru-consulting-files'
/** The service removes what no request took within a day. */
const LASTS = 20 * 3_600_000
const AGAIN_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const

export class PictureQueue {
  #list: readonly Picture[] = []
  readonly #files = new Map<string, File>()
  readonly #listeners = new Set<() => void>()
  readonly #stop = new AbortController()
  #running = false
  #failures = 0
  #wake: () => void = () => undefined
  #count = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly snapshot = (): readonly Picture[] => this.#list

  /** Begins with those of this tab from before a reload. */
  start(): void {
    addEventListener('online', () => this.#wake(), { signal: this.#stop.signal })
    this.#restore()
  }

  dispose(): void {
    this.#stop.abort()
    this.#wake()
  }

  forget(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // Nothing was stored there.
    }
  }

  /** Takes as many as there is room for. @returns what was not taken, in a sentence. */
  add(files: readonly File[]): string | undefined {
    const room = MOST_FILES - this.#list.filter(({ state }) => state !== 'refused').length
    const fitting = files.filter((file) => fileFault(file) === undefined)
    const wrong = files.find((file) => fileFault(file) !== undefined)
    const taken = fitting.slice(0, Math.max(0, room)).map((file): Picture => {
      const id = this.#newId()
      this.#files.set(id, file)
      return { id, name: file.name.normalize('NFC'), state: 'waiting', share: 0 }
    })
    this.#set([...this.#list, ...taken])
    void this.#run()
    if (wrong) return `${fileFault(wrong)!} (${wrong.name.normalize('NFC')})`
    return fitting.length > taken.length ? `사진은 ${MOST_FILES}장까지 올릴 수 있습니다.` : undefined
  }

  remove(id: string): void {
    this.#files.delete(id)
    this.#set(this.#list.filter((picture) => picture.id !== id))
    this.#wake()
  }
  /** Sends now what waits for the connection. */
  retry(): void {
    this.#wake()
  }

  #restore(now = Date.now()): void {
    try {
      const { at, stored } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
        at?: number
        stored?: { fileKey: string; name: string }[]
      }
      if (!Array.isArray(stored) || now - (at ?? 0) > LASTS) return
      this.#set([
        ...this.#list,
        ...stored.map(({ fileKey, name }) => ({ id: this.#newId(), name, fileKey, share: 1, state: 'stored' as const })),
      ])
    } catch {
      // A browser without storage, or what another build stored.
    }
  }
  #newId = (): string => `picture-${++this.#count}`
  #set(list: readonly Picture[]): void {
    this.#list = list
    for (const listener of this.#listeners) listener()
  }
  #change(id: string, change: Partial<Picture>): void {
    this.#set(this.#list.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)))
  }
  #keep(): void {
    const stored = this.#list.flatMap(({ fileKey, name }) => (fileKey ? [{ fileKey, name }] : []))
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), stored }))
    } catch {
      // They last as long as the page then.
    }
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let next = this.#next(); next && !this.#stop.signal.aborted; next = this.#next()) await this.#send(next.id)
    this.#running = false
  }
  #next = (): Picture | undefined => this.#list.find(({ state }) => state === 'waiting' || state === 'paused')

  async #send(id: string): Promise<void> {
    const file = this.#files.get(id)
    if (!file) return this.remove(id)
    this.#change(id, { state: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => this.#change(id, { share })
      const { fileKey } = await sendFile(saveConsultationFile, { file }, { onProgress, signal: this.#stop.signal })
      this.#failures = 0
      this.#files.delete(id)
      this.#change(id, { state: 'stored', share: 1, fileKey })
      this.#keep()
    } catch (error) {
      if (this.#stop.signal.aborted) return
      const failure = error instanceof CallFailure ? error : undefined
      const isPassing = !failure || failure.status >= 500 || failure.status === 408 || failure.status === 429
      const fault = failure ? { fault: failure.message } : {}
      if (!isPassing) return this.#change(id, { state: 'refused', ...fault })
      this.#change(id, { state: 'paused', ...fault })
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
}

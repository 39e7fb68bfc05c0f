// Pictures of a form on their way to the server, one after the other. A lost connection costs nothing: each goes on where it stopped
// as soon as there is a connection again. After a reload of this tab, those that arrived are known by their keys, and one that was under
// way goes on when its file is chosen again, which no page may open by itself.
import { CallFailure } from '@/schemas/api/base/failure'
import { lastMemberNo, renewSignIn, sessionUser } from '@/schemas/api/auth/session-state'
import { dropUpload, sendResumably } from '@/schemas/api/base/send-resumably'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { fileFault } from '@/schemas/rules/base/file-fault'
import { markOf } from './mark-of'
import { keepPictures, keptPictures } from './kept-pictures'
import type { Picture } from './picture'

const AGAIN_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const
const SIGNED_OUT = '로그인이 끝났습니다. 다시 로그인하시면 이어서 올립니다.'
const UNREADABLE = '파일을 읽을 수 없습니다. 파일을 다시 골라 주세요.'

interface PictureForm {
  upload: Parameters<typeof sendResumably>[0]
  /** Stores what has arrived. @returns the key by which the form names it. */
  save: (uploadId: string, signal: AbortSignal) => Promise<string>
  most: number
  /** Key in the session storage: one for each form whose pictures must not meet. */
  keptAs: string
  /** Said of a picture whose sender is no longer known. */
  endedWords: string
}

export class PictureQueue {
  readonly #form: PictureForm
  #list: readonly Picture[] = []
  readonly #files = new Map<string, File>()
  readonly #listeners = new Set<() => void>()
  readonly #stop = new AbortController()
  #sending: { id: string; stop: AbortController } | undefined
  #running = false
  #failures = 0
  #isForgotten = false
  #isKnown = false
  /** The picture for which the sign-in was renewed last: a server that refuses it all the same is not asked for ever. */
  #renewedFor = ''
  #wake: () => void = () => undefined
  #count = 0

  constructor(form: PictureForm) {
    this.#form = form
  }

  get most(): number {
    return this.#form.most
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly snapshot = (): readonly Picture[] => this.#list

  /** Begins with those of this tab from before a reload. */
  start(): void {
    const { signal } = this.#stop
    addEventListener('online', () => this.#wake(), { signal })
    // A browser that knows that it is offline need not wait for the line to fall silent.
    addEventListener('offline', () => this.#sending?.stop.abort(), { signal })
    addEventListener('pagehide', () => this.#keep(), { signal })
    void sessionUser().then((user) => {
      if (signal.aborted) return
      this.#isKnown = true
      const kept = keptPictures(this.#form.keptAs, user?.memberNo ?? '')
      if (kept.length > 0) this.#set([...kept.map((one): Picture => ({ ...one, id: this.#newId() })), ...this.#list])
    })
  }

  dispose(): void {
    this.#stop.abort()
    this.#sending?.stop.abort()
    this.#wake()
  }

  /** After the form was sent: its pictures are what was asked for. */
  forget(): void {
    this.#isForgotten = true
    this.#keep()
  }

  /** Takes as many as there is room for, and goes on with those that a reload stopped. @returns what was not taken, in a sentence. */
  add(files: readonly File[]): string | undefined {
    const wrong = files.find((file) => fileFault(file) !== undefined)
    const again: string[] = []
    let isFull = false
    for (const file of files.filter((one) => fileFault(one) === undefined)) {
      const name = file.name.normalize('NFC')
      const alike = this.#list.filter((one) => one.name === name && one.size === file.size && one.state !== 'refused')
      const left = alike.find(({ state }) => state === 'left')
      if (left) {
        this.#files.set(left.id, file)
        this.#change(left.id, { state: 'waiting' })
      } else if (alike.some(({ changedAt }) => changedAt === file.lastModified)) again.push(name)
      else if (this.#list.filter(({ state }) => state !== 'refused').length >= this.#form.most) isFull = true
      else {
        const id = this.#newId()
        this.#files.set(id, file)
        this.#set([...this.#list, { id, name, size: file.size, changedAt: file.lastModified, state: 'waiting', share: 0 }])
      }
    }
    // What waits for a connection is tried at once as well.
    this.#wake()
    void this.#run()
    if (wrong) return `${fileFault(wrong)!} (${wrong.name.normalize('NFC')})`
    if (isFull) return `사진은 ${this.#form.most}장까지 올릴 수 있습니다.`
    return again.length > 0 ? `이미 고른 사진입니다. (${again.join(', ')})` : undefined
  }

  remove(id: string): void {
    const picture = this.#list.find((one) => one.id === id)
    this.#files.delete(id)
    this.#set(this.#list.filter((one) => one !== picture))
    this.#keep()
    if (this.#sending?.id === id) this.#sending.stop.abort()
    if (picture?.uploadId) dropUpload(this.#form.upload, picture.uploadId)
    this.#wake()
  }
  /** Sends now what waits for the connection, or for a verification that has ended. */
  retry(): void {
    this.#failures = 0
    this.#wake()
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
    // Before it is known whose they are, what is kept stays as it is.
    if (this.#isKnown || this.#isForgotten) keepPictures(this.#form.keptAs, lastMemberNo(), this.#isForgotten ? [] : this.#list)
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let next = this.#next(); next && !this.#stop.signal.aborted; next = this.#next()) {
      const stop = new AbortController()
      this.#sending = { id: next.id, stop }
      const isSent = await this.#send(next, stop.signal)
      this.#sending = undefined
      if (isSent) this.#failures = 0
      else await this.#rest()
    }
    this.#running = false
  }
  /** One that failed lets the others go first. */
  #next(): Picture | undefined {
    return this.#list.find(({ state }) => state === 'waiting') ?? this.#list.find(({ state }) => state === 'paused')
  }

  /** @returns false where it is better to wait before the next one. */
  async #send({ id, size, uploadId, mark }: Picture, signal: AbortSignal): Promise<boolean> {
    const file = this.#files.get(id)!
    this.#change(id, { state: 'sending', fault: undefined, isEnded: undefined, needsLogin: undefined })
    try {
      const marked = await markOf(file)
      const arrived = await sendResumably(this.#form.upload, file, {
        // Another file of the same name and size does not go on where this one stopped.
        uploadId: mark === marked ? uploadId : undefined,
        onBegun: (begun) => {
          this.#change(id, { uploadId: begun, mark: marked })
          this.#keep()
        },
        onProgress: (sent) => this.#change(id, { share: sent / size }),
        signal,
      })
      this.#change(id, { state: 'checking', share: 1 })
      const fileKey = await this.#form.save(arrived, signal)
      this.#files.delete(id)
      this.#change(id, { state: 'stored', fileKey, uploadId: undefined })
      this.#keep()
      return true
    } catch (error) {
      return this.#failed(id, file, error)
    }
  }

  async #failed(id: string, file: File, error: unknown): Promise<boolean> {
    // Taken out of the list while it was sent.
    if (!this.#files.has(id)) return true
    const failure = error instanceof CallFailure ? error : undefined
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(Boolean, () => false)
    const needsLogin = failure !== undefined && isLoginNeeded(failure.message)
    // An access token lasts half an hour, and a form is often open for longer (S-SESS-2).
    if (needsLogin && this.#renewedFor !== id && (await renewSignIn())) {
      this.#renewedFor = id
      this.#change(id, { state: 'waiting' })
      return true
    }
    if (!isReadable) this.#change(id, { state: 'refused', fault: UNREADABLE })
    else if (!failure || isPassing(failure)) {
      const isEnded = failure?.status === 401
      // A lost connection needs no sentence more: its state says that it goes on.
      const fault = needsLogin ? SIGNED_OUT : isEnded ? this.#form.endedWords : failure?.code === 'network' ? undefined : failure?.message
      this.#change(id, { state: 'paused', fault, isEnded, needsLogin })
      this.#keep()
      return false
    } else this.#change(id, { state: 'refused', fault: failure.message, uploadId: undefined })
    this.#keep()
    return true
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

/** A verification that has ended is passing too: it goes on after the next one. */
const isPassing = ({ status }: CallFailure): boolean => status >= 500 || [401, 404, 408, 409, 429].includes(status)

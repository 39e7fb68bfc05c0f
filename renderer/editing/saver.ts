// Saves an editor's work. Every change is an operation; operations are sent in order, one batch at a time, each with the draft number it
// starts from and a key of its own, so that a batch sent twice is saved once and a late one is refused. Unconfirmed work is stored in the
// browser, so that a closed lid, a dead network or a killed tab loses nothing. Another editor's save is never overwritten: this saver
// stops, and says who saved and when.
//
// Clock, network and storage are parameters, so that tests can control the order of events.
import { createStore, type StoreApi } from 'zustand/vanilla'
import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import { mergeOps, type Op } from '@/schemas/page/ops'
import type { PageTree } from '@/schemas/page/tree'
import type { Change, EditedPage } from './edited-page'
import { touchedBy, type Touched } from './touched-by'

export type SaveState = 'saved' | 'dirty' | 'saving' | 'offline' | 'failed' | 'signed-out' | 'refused' | 'conflict'

export interface SaveStatus {
  state: SaveState
  /** Epoch ms of the last confirmed save. */
  savedAt: number
  draftNumber: number
  /** The reason of a refusal or a failure. */
  message: string
  problems: readonly Problem[]
  /** The other editor's save; `id` is empty when it is not known. */
  other: { id: string; name: string; at: string; draftNumber: number } | null
  /** Unsaved edits that the author discarded in this session, for a restore. */
  discarded: LocalCopy | null
}

export interface Batch {
  ops: readonly Op[]
  saveKey: string
  draftNumber: number
}
/** The work that survives a killed tab. */
export interface LocalCopy {
  draftNumber: number
  /** Sent, not yet confirmed. */
  sent: Batch | null
  ops: readonly Op[]
  /** The key under which `ops` are sent next: a tab may be killed after that, before its copy says so. */
  nextKey?: string
  /** The part of the base draft that is needed to detect others' changes. */
  base: Touched
  at: number
}
export interface LocalStore {
  put: (work: LocalCopy) => Promise<void>
  clear: () => Promise<void>
}

export interface SaverInput {
  editor: EditedPage
  draftNumber: number
  savedAt: number
  send: (batch: Batch) => Promise<{ draftNumber: number }>
  copies: LocalStore
  newKey: () => string
  now: () => number
  /** Runs `work` after `ms`; the returned function cancels it. */
  later: (work: () => void, ms: number) => () => void
  isOnline: () => boolean
}

/** How long typing must pause before a save, and the longest delay without a pause. */
const PAUSE_MS = 700
const LONGEST_MS = 4_000
const MOST_OPS = 2_000
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/** A session may end while the editor writes: the work stays stored, and waits for the next sign-in. */
const SIGNED_OUT: ReadonlySet<number> = new Set([401, 403])
/** Temporary refusals, which do not concern the content. */
const PASSING: ReadonlySet<number> = new Set([...SIGNED_OUT, 408, 429])

export class Saver {
  readonly store: StoreApi<SaveStatus>
  readonly #input: SaverInput
  #waiting: Op[] = []
  #sent: (Batch & { before: PageTree }) | null = null
  #dirtySince: number | null = null
  #cancelTimer: () => void = () => undefined
  #nextKey: string | undefined
  #failures = 0
  #underWay: Promise<boolean> | null = null
  #stop: () => void = () => undefined
  /** The page as the server has it, to detect others' changes. */
  base: PageTree

  constructor(input: SaverInput) {
    this.#input = input
    this.base = snapshot(input.editor.tree)
    this.store = createStore<SaveStatus>(() => ({
      state: 'saved',
      savedAt: input.savedAt,
      draftNumber: input.draftNumber,
      message: '',
      problems: [],
      other: null,
      discarded: null,
    }))
    this.attend()
  }

  /** Operations that the server does not have yet, in their order. */
  get unsaved(): readonly Op[] {
    return [...(this.#sent?.ops ?? []), ...this.#waiting]
  }

  /** Listens to the editor, from the start and again after `dispose`: a screen may be unmounted and mounted again. */
  attend(): void {
    this.#stop()
    this.#stop = this.#input.editor.subscribe((change) => this.#take(change))
    if (this.unsaved.length > 0 && this.store.getState().state !== 'conflict') this.#schedule(PAUSE_MS)
  }

  dispose(): void {
    this.#stop()
    this.#cancelTimer()
  }

  #take({ ops, by }: Change): void {
    if (by === 'load' || ops.length === 0) return
    const last = this.#waiting.at(-1)
    const merged = last && ops.length === 1 ? mergeOps([last], ops) : undefined
    if (merged) this.#waiting.splice(-1, 1, ...merged)
    else this.#waiting.push(...ops)
    this.#dirtySince ??= this.#input.now()
    this.#keep()
    const { state } = this.store.getState()
    // After a conflict nothing is sent until the author has decided; the work stays stored.
    if (state === 'conflict') return
    // The states failed and offline remain until a save succeeds.
    if (state === 'saved' || state === 'refused') this.store.setState({ state: 'dirty' })
    if (!this.#sent) this.#schedule(Math.max(0, Math.min(PAUSE_MS, this.#dirtySince + LONGEST_MS - this.#input.now())))
  }

  #schedule(ms: number): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#input.later(() => void this.#send(), ms)
  }

  /** All unsaved work, in a form that can be restored. */
  work(): LocalCopy | undefined {
    const { unsaved } = this
    if (unsaved.length === 0) return undefined
    const { draftNumber } = this.store.getState()
    const sent = this.#sent && { ops: this.#sent.ops, saveKey: this.#sent.saveKey, draftNumber: this.#sent.draftNumber }
    const key = this.#waiting.length > 0 ? { nextKey: (this.#nextKey ??= this.#input.newKey()) } : {}
    return { draftNumber, sent, ops: this.#waiting, ...key, base: touchedBy(this.base, unsaved), at: this.#input.now() }
  }

  #keep(): void {
    const work = this.work()
    // A full or forbidden storage only disables the local copy.
    void (work ? this.#input.copies.put(work) : this.#input.copies.clear()).catch(() => undefined)
  }

  /** Called when the connection is lost: shown at once, not only when the next save fails. */
  loseConnection(): void {
    if (this.store.getState().state !== 'conflict') this.store.setState({ state: 'offline' })
  }

  /** Called when the connection is back: waiting work is sent at once. */
  findConnection(): void {
    if (this.unsaved.length > 0) this.retry()
    else if (this.store.getState().state === 'offline') this.store.setState({ state: 'saved' })
  }

  /** Saves now. @returns true once the server has everything. */
  async flush(): Promise<boolean> {
    while (this.unsaved.length > 0) {
      if (this.store.getState().state === 'conflict') return false
      this.#cancelTimer()
      if (!(await (this.#underWay ?? this.#send()))) return false
    }
    return true
  }

  /** Sends the present batch again now: the network is back, or the editor pressed 다시 저장. */
  retry(): void {
    if (this.store.getState().state === 'conflict') return
    this.#schedule(0)
  }

  #send(): Promise<boolean> {
    this.#underWay ??= this.#sendBatch().finally(() => (this.#underWay = null))
    return this.#underWay
  }

  async #sendBatch(): Promise<boolean> {
    const { editor, newKey, now, send } = this.#input
    if (!this.#sent) {
      if (this.#waiting.length === 0) return true
      const ops = this.#waiting.slice(0, MOST_OPS)
      this.#waiting = this.#waiting.slice(MOST_OPS)
      const saveKey = this.#nextKey ?? newKey()
      this.#sent = { ops, saveKey, draftNumber: this.store.getState().draftNumber, before: snapshot(editor.tree) }
      this.#nextKey = undefined
      this.#dirtySince = this.#waiting.length > 0 ? now() : null
      this.#keep()
    }
    const batch = this.#sent
    // Offline, the state does not change to saving.
    if (this.#input.isOnline()) this.store.setState({ state: 'saving' })
    try {
      const { draftNumber } = await send({ ops: batch.ops, saveKey: batch.saveKey, draftNumber: batch.draftNumber })
      this.#confirmed(batch, draftNumber)
      return true
    } catch (error) {
      if (this.#sent === batch) this.#failed(error)
      return false
    }
  }

  #confirmed(batch: Batch & { before: PageTree }, draftNumber: number): void {
    // A decision on a conflict has replaced the batch meanwhile.
    if (this.#sent !== batch) return
    this.#sent = null
    this.#failures = 0
    this.base = batch.before
    const isClean = this.#waiting.length === 0
    this.store.setState({
      state: isClean ? 'saved' : 'dirty',
      draftNumber,
      savedAt: this.#input.now(),
      message: '',
      problems: [],
    })
    this.#keep()
    if (!isClean) this.#schedule(PAUSE_MS)
  }

  #failed(error: unknown): void {
    const failure =
      error instanceof CallFailure ? error : new CallFailure('unknown', '저장하지 못했습니다. 다시 저장해 주세요.', { status: 500 })
    const { status, problems, item } = failure
    // Not within the role: the work stays with its author, who may take it back.
    const isBeyondRole = problems[0]?.keyword === 'right'
    const isSignedOut = SIGNED_OUT.has(status) && !isBeyondRole
    const message = isSignedOut ? '로그인이 끝났습니다. 새 창에서 로그인한 뒤 다시 저장해 주세요.' : failure.message
    this.store.setState({ message, problems })
    // A taken path is not a conflict of texts: the author changes it in the page's settings.
    if (status === 409 && problems[0]?.keyword !== 'taken') {
      const { draftNumber, updatedBy, updatedAt } = (item ?? {}) as {
        draftNumber?: number
        updatedBy?: { id?: string; name?: string }
        updatedAt?: string
      }
      this.store.setState({
        state: 'conflict',
        other: { id: updatedBy?.id ?? '', name: updatedBy?.name ?? '다른 사람', at: updatedAt ?? '', draftNumber: draftNumber ?? 0 },
      })
      return
    }
    if (isBeyondRole || (status < 500 && !PASSING.has(status))) {
      // Sending it again would fail again: it is sent with the next change, which may fix it.
      this.store.setState({ state: 'refused' })
      this.#waiting = [...(this.#sent?.ops ?? []), ...this.#waiting]
      this.#sent = null
      return
    }
    const isOffline = !this.#input.isOnline()
    this.store.setState({ state: isOffline ? 'offline' : isSignedOut ? 'signed-out' : 'failed' })
    this.#schedule(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)]!)
  }

  /**
   * Handles operations of a closed tab that conflict with the stored draft: like any conflict, stored until it is resolved.
   * @param base as much as is known of the draft they started from.
   */
  dispute(ops: readonly Op[], base: PageTree, other: NonNullable<SaveStatus['other']>): void {
    this.#cancelTimer()
    this.#sent = null
    this.#waiting = [...ops]
    this.base = base
    this.store.setState({ state: 'conflict', other, message: '', problems: [] })
    this.#keep()
  }

  /** Called after a decision on a conflict, or after the draft was replaced: earlier work is done, and saving goes on from here. */
  settle(draftNumber: number): void {
    this.#cancelTimer()
    this.#sent = null
    this.#waiting = []
    this.#failures = 0
    this.#dirtySince = null
    this.base = snapshot(this.#input.editor.tree)
    this.store.setState({ state: 'saved', draftNumber, savedAt: this.#input.now(), message: '', problems: [], other: null })
    this.#keep()
  }
}

/** Nodes are immutable, so a copy of their list is a copy of the page. */
const snapshot = ({ head, root, nodes }: PageTree): PageTree => ({ head, root, nodes: new Map(nodes) })

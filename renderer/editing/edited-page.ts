// The page being edited, and the one method that changes it. The tree is flat and changed in place; a component that renders a block
// subscribes to that block alone, so that a letter typed on a page of three thousand costs what it costs on one of forty. The same method
// records undo: an entry covers what was edited (one field, one move), however long it took, and contains operations and their inverses,
// never a copy of the page. This file does not depend on React; the canvas reads this object from its own window, the panels from theirs.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageDocument } from '@/schemas/page/document'
import { applyOp, applyOps, mergeOps, OpMismatch, type Applied, type Op } from '@/schemas/page/ops'
import { readTree, writeTree, type PageTree, type TreeNode } from '@/schemas/page/tree'
import { fitted, OthersChanges } from './others-changes'

/** What everybody who edits a page is shown of it. */
export interface PageState {
  /** Grows with every change of the page. */
  version: number
  undoLabel: string | null
  redoLabel: string | null
  /** The text of the live region; `n` makes the same sentence twice two announcements. */
  announcement: { text: string; n: number; urgent?: boolean }
}
export const UNTOUCHED: PageState = { version: 0, undoLabel: null, redoLabel: null, announcement: { text: '', n: 0 } }

export interface Change {
  ops: readonly Op[]
  touched: ReadonlySet<string>
  by: 'edit' | 'undo' | 'redo' | 'load'
}

export interface EditOptions {
  /** What is edited (`prop:b12:/text`): consecutive edits of the same value are one entry until `seal`. */
  key?: string
  /** Selected afterwards, where blocks are selected. */
  select?: readonly string[]
}

interface Entry {
  label: string
  key: string | undefined
  redo: readonly Op[]
  undo: readonly Op[]
  before: readonly string[]
  after: readonly string[]
  /** The number of others' changes that it was made after. */
  since: number
}

/** More undo steps than an editor takes; it bounds their memory. */
const MOST_ENTRIES = 1_000

export class EditedPage<S extends PageState = PageState> {
  readonly store: StoreApi<S>
  tree: PageTree
  readonly #nodeListeners = new Map<string, Set<() => void>>()
  readonly #changeListeners = new Set<(change: Change) => void>()
  #past: Entry[] = []
  #future: Entry[] = []
  #others = new OthersChanges()
  #sealed = true

  /** @param first the state at the beginning: `UNTOUCHED`, and what an editor of more adds. */
  constructor(document: PageDocument, first: S) {
    this.tree = readTree(document)
    this.store = createStore<S>(() => first)
  }

  // --- what an editor of more overrides

  /** Asked before every edit; one that may not says why. @param _ops of an edit; a step back or forward has none that was not asked for. */
  protected mayEdit(_ops: readonly Op[]): boolean {
    return true
  }
  /** Blocks that an undo selects again. */
  protected selected(): readonly string[] {
    return []
  }
  /** The state after a change, besides the page's own. @param select what is selected afterwards; undefined: what still stands of it. */
  protected stateAfter(_select: readonly string[] | undefined): Partial<S> {
    return {}
  }

  // --- reading

  node(id: string): TreeNode | undefined {
    return this.tree.nodes.get(id)
  }
  document(): PageDocument {
    return writeTree(this.tree)
  }
  get state(): S {
    return this.store.getState()
  }
  /** Called when this block (or, for `''`, the page's own list or fields) was replaced, added or removed. */
  subscribeNode(id: string, listener: () => void): () => void {
    let listeners = this.#nodeListeners.get(id)
    if (!listeners) this.#nodeListeners.set(id, (listeners = new Set()))
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#nodeListeners.get(id) === listeners) this.#nodeListeners.delete(id)
    }
  }
  subscribe(listener: (change: Change) => void): () => void {
    this.#changeListeners.add(listener)
    return () => this.#changeListeners.delete(listener)
  }

  // --- changing

  /**
   * The only method that changes the page.
   * @param label name of the change for undo: `제목 글 고치기`.
   * @returns false when the operations do not fit or access is read-only; nothing has changed then.
   */
  edit(label: string, ops: readonly Op[], { key, select }: EditOptions = {}): boolean {
    if (ops.length === 0) return true
    if (!this.mayEdit(ops)) return false
    const before = this.selected()
    const applied = this.#apply(ops)
    if (!applied) return false
    const last = this.#past.at(-1)
    const merged = last && key !== undefined && key === last.key && !this.#sealed ? mergeOps(last.redo, ops) : undefined
    const after = select ?? before
    if (last && merged) this.#past[this.#past.length - 1] = { ...last, redo: merged, after }
    else this.#past.push({ label, key, redo: ops, undo: applied.inverse, before, after, since: this.#others.count })
    if (this.#past.length > MOST_ENTRIES) this.#past.shift()
    this.#future = []
    this.#sealed = key === undefined
    this.#announceChange({ ops, touched: applied.touched, by: 'edit' }, select)
    return true
  }

  /** Ends the current entry: the field was left, or another block was selected. */
  seal(): void {
    this.#sealed = true
  }

  undo(): boolean {
    return this.#step(this.#past, this.#future, 'undo')
  }
  redo(): boolean {
    return this.#step(this.#future, this.#past, 'redo')
  }

  #step(from: Entry[], to: Entry[], by: 'undo' | 'redo'): boolean {
    const entry = from.at(-1)
    if (!entry || !this.mayEdit([])) return false
    from.pop()
    const done = this.#stepBack(by === 'undo' ? entry.undo : entry.redo, entry.since)
    if (!done) {
      this.#sealed = true
      this.store.setState(this.#labels() as Partial<S>)
      const act = by === 'undo' ? '되돌리지' : '다시 하지'
      this.announce(`‘${entry.label}’: 다른 사람이 그 뒤에 같은 곳을 고쳐 ${act} 않았습니다.`, { urgent: true })
      return false
    }
    const { ops, applied } = done
    const since = this.#others.count
    // The new inverse contains the very blocks that were removed, so that the next step restores them exactly.
    to.push(by === 'undo' ? { ...entry, redo: applied.inverse, since } : { ...entry, undo: applied.inverse, since })
    this.#sealed = true
    this.#announceChange({ ops, touched: applied.touched, by }, by === 'undo' ? entry.before : entry.after)
    this.announce(`${entry.label}: ${by === 'undo' ? '되돌렸습니다.' : '다시 했습니다.'}`)
    return true
  }

  /** Takes all operations of a step or none: others may have changed their places since. */
  #stepBack(ops: readonly Op[], since: number): { ops: Op[]; applied: Applied } | undefined {
    const done: Op[] = []
    const applied: Applied = { inverse: [], touched: new Set() }
    for (const op of ops) {
      try {
        const fitting = this.#others.count > since ? fitted(this.tree, op) : op
        if (this.#others.forbid(this.tree, op, since)) throw new OpMismatch(op, 'others have changed it since')
        applied.inverse.unshift(...applyOp(this.tree, fitting, applied.touched))
        done.push(fitting)
      } catch (error) {
        if (!(error instanceof OpMismatch)) throw error
        for (const back of applied.inverse) applyOp(this.tree, back)
        return undefined
      }
    }
    return { ops: done, applied }
  }

  /** Replaces the document by one from the server, or from an earlier revision. Undo is cleared. */
  load(document: PageDocument): void {
    const old = this.tree
    this.tree = readTree(document)
    this.#past = []
    this.#future = []
    this.#others = new OthersChanges()
    this.#sealed = true
    this.#announceChange({ ops: [], touched: new Set(['', ...old.nodes.keys(), ...this.tree.nodes.keys()]), by: 'load' }, this.selected())
  }

  /** Applies operations of others that the server already has, without an undo entry. @returns false when they do not fit. */
  receive(ops: readonly Op[]): boolean {
    const applied = this.#apply(ops)
    if (!applied) return false
    this.#others.add(this.tree, ops, applied.touched)
    // What the author types from here on is undone to what the others wrote, not to what stood there before.
    this.#sealed = true
    this.#announceChange({ ops, touched: applied.touched, by: 'load' }, undefined)
    return true
  }

  #apply(ops: readonly Op[]): ReturnType<typeof applyOps> | undefined {
    try {
      return applyOps(this.tree, ops)
    } catch (error) {
      if (error instanceof OpMismatch) return undefined
      throw error
    }
  }

  #announceChange(change: Change, select: readonly string[] | undefined): void {
    const own: Partial<PageState> = { version: this.state.version + 1, ...this.#labels() }
    this.store.setState({ ...own, ...this.stateAfter(select) } as Partial<S>)
    for (const id of change.touched) for (const listener of [...(this.#nodeListeners.get(id) ?? [])]) listener()
    for (const listener of [...this.#changeListeners]) listener(change)
  }

  #labels(): Pick<PageState, 'undoLabel' | 'redoLabel'> {
    return { undoLabel: this.#past.at(-1)?.label ?? null, redoLabel: this.#future.at(-1)?.label ?? null }
  }

  /**
   * Announces a change to screen readers.
   * @param urgent a failure: announced at once, interrupting other speech.
   */
  announce(text: string, { urgent = false }: { urgent?: boolean } = {}): void {
    const announcement = { text, n: this.state.announcement.n + 1, ...(urgent ? { urgent } : {}) }
    this.store.setState({ announcement } as Partial<S>)
  }
}

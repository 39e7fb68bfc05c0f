// The page being edited, and the one method that changes it. The tree is flat and changed in place; a component that renders a block
// subscribes to that block alone, so that a letter typed on a page of three thousand costs what it costs on one of forty. The same method
// records undo: an entry covers what was edited (one field, one move), however long it took, and contains operations and their inverses,
// never a copy of the page. This file does not depend on React; the canvas reads this object from its own window, the panels from theirs.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Kind, PageDocument } from '@/schemas/page/document'
import { applyOps, mergeOps, OpMismatch, type Op } from '@/schemas/page/ops'
import { readTree, writeTree, type PageTree, type Place, type TreeNode } from '@/schemas/page/tree'

export type Mode = 'edit' | 'preview'
export type Device = 360 | 390 | 480 | 768 | 1024 | 1280 | 1440 | 1920 | 'free'
/** The content of the phone's sheet, and the active side panel of a wide screen. */
export type Panel = 'palette' | 'layers' | 'inspector' | 'problems' | 'page' | 'history'
/** One overlay at a time. */
export type Overlay = 'commands' | 'shortcuts' | 'publish' | 'import' | 'conflict' | 'slash' | null

export interface EditorState {
  role: 'adm' | 'mng'
  mode: Mode
  device: Device
  zoom: number | 'fit'
  /** The displayed size of the page: its width in CSS pixels and its scale. */
  shown: { width: number; scale: number } | null
  panel: Panel
  overlay: Overlay
  /** Ids in page order; the last selected one is `primary`. */
  selection: readonly string[]
  primary: string | null
  hover: string | null
  /** Text being written on the canvas: the block and the path in its props. */
  writing: { id: string; path: readonly (string | number)[] } | null
  /** Where the palette or the slash menu inserts the next block; null: after the selection. Cleared by every selection. */
  insertAt: (Place & { index: number }) | null
  /** Preview: the viewer, the moment (ISO 8601; null is now), and the sample record of a page about one (its id; null is the first). */
  seenBy: 'visitor' | 'member'
  moment: string | null
  sample: string | null
  /** The field of the inspector that the editor requested by a click on a problem. */
  requestedField: { id: string | null; path: string; n: number } | null
  /** Grows with every change of the page. */
  version: number
  undoLabel: string | null
  redoLabel: string | null
  /** The text of the live region; `n` makes the same sentence twice two announcements. */
  announcement: { text: string; n: number; urgent?: boolean }
}

export interface Change {
  ops: readonly Op[]
  touched: ReadonlySet<string>
  by: 'edit' | 'undo' | 'redo' | 'load'
}

export interface EditOptions {
  /** What is edited (`prop:b12:/text`): consecutive edits of the same value are one entry until `seal`. */
  key?: string
  /** Selected afterwards. */
  select?: readonly string[]
}

interface Entry {
  label: string
  key: string | undefined
  redo: readonly Op[]
  undo: readonly Op[]
  before: readonly string[]
  after: readonly string[]
}

export interface EditorInput {
  id: string
  kind: Kind
  document: PageDocument
  role: 'adm' | 'mng'
  staffId?: string
  /** A block id that is new everywhere: `b` and twelve random letters. */
  newId: () => string
}

/** More undo steps than an editor takes; it bounds their memory. */
const MOST_ENTRIES = 1_000
const MANAGER_WORDS = '매니저는 미리 보기만 할 수 있습니다.'

export class Editor {
  readonly id: string
  readonly kind: Kind
  /** Id of the present editor; empty when unknown. */
  readonly staffId: string
  readonly newId: () => string
  readonly store: StoreApi<EditorState>
  tree: PageTree
  readonly #nodeListeners = new Map<string, Set<() => void>>()
  readonly #changeListeners = new Set<(change: Change) => void>()
  #past: Entry[] = []
  #future: Entry[] = []
  #sealed = true

  constructor({ id, kind, document, role, staffId = '', newId }: EditorInput) {
    this.id = id
    this.kind = kind
    this.staffId = staffId
    this.newId = newId
    this.tree = readTree(document)
    this.store = createStore<EditorState>(() => ({
      role,
      mode: role === 'mng' ? 'preview' : 'edit',
      device: 1280,
      zoom: 'fit',
      shown: null,
      panel: 'inspector',
      overlay: null,
      selection: [],
      primary: null,
      hover: null,
      writing: null,
      insertAt: null,
      seenBy: 'visitor',
      moment: null,
      sample: null,
      requestedField: null,
      version: 0,
      undoLabel: null,
      redoLabel: null,
      announcement: { text: '', n: 0 },
    }))
  }

  // --- reading

  node(id: string): TreeNode | undefined {
    return this.tree.nodes.get(id)
  }
  document(): PageDocument {
    return writeTree(this.tree)
  }
  get state(): EditorState {
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
    if (this.state.role === 'mng') {
      this.announce(MANAGER_WORDS)
      return false
    }
    const before = this.state.selection
    const applied = this.#apply(ops)
    if (!applied) return false
    const last = this.#past.at(-1)
    const merged = last && key !== undefined && key === last.key && !this.#sealed ? mergeOps(last.redo, ops) : undefined
    const after = select ?? before
    if (last && merged) this.#past[this.#past.length - 1] = { ...last, redo: merged, after }
    else this.#past.push({ label, key, redo: ops, undo: applied.inverse, before, after })
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
    if (!entry || this.state.role === 'mng') return false
    const ops = by === 'undo' ? entry.undo : entry.redo
    const applied = this.#apply(ops)
    if (!applied) return false
    from.pop()
    // The new inverse contains the very blocks that were removed, so that the next step restores them exactly.
    to.push(by === 'undo' ? { ...entry, redo: applied.inverse } : { ...entry, undo: applied.inverse })
    this.#sealed = true
    this.#announceChange({ ops, touched: applied.touched, by }, by === 'undo' ? entry.before : entry.after)
    this.announce(`${entry.label}: ${by === 'undo' ? '되돌렸습니다.' : '다시 했습니다.'}`)
    return true
  }

  /** Replaces the document by one from the server, or from an earlier revision. Undo is cleared. */
  load(document: PageDocument): void {
    const old = this.tree
    this.tree = readTree(document)
    this.#past = []
    this.#future = []
    this.#sealed = true
    this.#announceChange(
      { ops: [], touched: new Set(['', ...old.nodes.keys(), ...this.tree.nodes.keys()]), by: 'load' },
      this.state.selection,
    )
  }

  /** Applies operations of others that the server already has, without an undo entry. @returns false when they do not fit. */
  receive(ops: readonly Op[]): boolean {
    const applied = this.#apply(ops)
    if (!applied) return false
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
    const { selection, primary, hover, writing } = this.state
    const living = (select ?? selection).filter((id) => this.tree.nodes.has(id))
    const same = living.length === selection.length && living.every((id, i) => id === selection[i])
    this.store.setState({
      version: this.state.version + 1,
      undoLabel: this.#past.at(-1)?.label ?? null,
      redoLabel: this.#future.at(-1)?.label ?? null,
      ...(same ? {} : { selection: living, primary: living.at(-1) ?? null }),
      ...(primary !== null && same && !this.tree.nodes.has(primary) ? { primary: living.at(-1) ?? null } : {}),
      ...(hover !== null && !this.tree.nodes.has(hover) ? { hover: null } : {}),
      ...(writing && !this.tree.nodes.has(writing.id) ? { writing: null } : {}),
    })
    for (const id of change.touched) for (const listener of [...(this.#nodeListeners.get(id) ?? [])]) listener()
    for (const listener of [...this.#changeListeners]) listener(change)
  }

  // --- selecting

  /** @param how `only` replaces, `toggle` adds or removes (Ctrl), `add` adds. */
  select(ids: readonly string[], how: 'only' | 'toggle' | 'add' = 'only'): void {
    this.seal()
    const known = ids.filter((id) => this.tree.nodes.has(id))
    const { selection, panel } = this.state
    const next =
      how === 'only'
        ? known
        : how === 'add'
          ? [...selection.filter((id) => !known.includes(id)), ...known]
          : [...selection.filter((id) => !known.includes(id)), ...known.filter((id) => !selection.includes(id))]
    this.store.setState({
      selection: next,
      primary: next.at(-1) ?? null,
      writing: null,
      insertAt: null,
      // Selecting a block means working on it: the properties replace the history.
      ...(next.length > 0 && panel === 'history' ? { panel: 'inspector' as const } : {}),
    })
  }

  /**
   * Announces a change to screen readers.
   * @param urgent a failure: announced at once, interrupting other speech.
   */
  announce(text: string, { urgent = false }: { urgent?: boolean } = {}): void {
    this.store.setState(({ announcement }) => ({ announcement: { text, n: announcement.n + 1, ...(urgent ? { urgent } : {}) } }))
  }
}

// The page in the builder: the page being edited (renderer/editing/edited-page.ts) with what the builder shows beside it, its selection
// and its role. The canvas reads this object from its own window, the panels from theirs.
import type { Kind, PageDocument } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import type { PageTree, Place } from '@/schemas/page/tree'
import { refusedTouch, touchRefusal } from '@/schemas/rules/base/page-refusal'
import { EVERYWHERE, type PageScope } from '@/schemas/rules/base/page-scope'
import { COMMON } from '@/schemas/words/messages'
import { touchesOfOps } from '@/schemas/rules/base/touches-between'
import { EditedPage, UNTOUCHED, type PageState } from '@/renderer/editing/edited-page'

export type Mode = 'edit' | 'preview'
export type Device = 360 | 390 | 480 | 768 | 1024 | 1280 | 1440 | 1920 | 'free'
/** The content of the phone's sheet, and the active side panel of a wide screen. */
export type Panel = 'palette' | 'layers' | 'inspector' | 'problems' | 'page' | 'history'
/** One overlay at a time. */
export type Overlay = 'commands' | 'shortcuts' | 'publish' | 'import' | 'conflict' | 'slash' | null

export interface EditorState extends PageState {
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
  /** The field of the inspector, or the entry of a list in it, that has the focus: its block and its pointer in the props. */
  focusedField: { id: string; path: string } | null
}

export interface EditorInput {
  id: string
  kind: Kind
  document: PageDocument
  role: 'adm' | 'mng'
  /** What of pages the role may change; everything without it. */
  scope?: PageScope
  /** Shows why the role does not permit a change. */
  onRefused?: (sentence: string) => void
  /** An administrator sees the page as the role does, locks and all, and changes nothing. */
  isSeeing?: boolean
  staffId?: string
  /** A block id that is new everywhere: `b` and twelve random letters. */
  newId: () => string
}

const MANAGER_WORDS = '매니저는 미리 보기만 할 수 있습니다.'

export class Editor extends EditedPage<EditorState> {
  readonly id: string
  readonly kind: Kind
  /** Id of the present editor; empty when unknown. */
  readonly staffId: string
  readonly newId: () => string
  readonly scope: PageScope
  readonly #isSeeing: boolean
  readonly #onRefused: (sentence: string) => void

  constructor({
    id,
    kind,
    document,
    role,
    scope = EVERYWHERE,
    onRefused = () => undefined,
    isSeeing = false,
    staffId = '',
    newId,
  }: EditorInput) {
    super(document, {
      ...UNTOUCHED,
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
      focusedField: null,
    })
    this.id = id
    this.kind = kind
    this.staffId = staffId
    this.newId = newId
    this.scope = scope
    this.#onRefused = onRefused
    this.#isSeeing = isSeeing
  }

  /** Why the role does not permit these operations on a page; undefined where it does. */
  refusal(ops: readonly Op[], tree: PageTree = this.tree, isTyped = true): string | undefined {
    const touch = refusedTouch(this.scope, touchesOfOps(tree, ops, this.scope))
    return touch && touchRefusal(this.scope, touch, isTyped)
  }

  /** Whether the role permits these operations; where it does not, the reason is said. */
  permits(ops: readonly Op[]): boolean {
    return this.mayEdit(ops)
  }

  protected override mayEdit(ops: readonly Op[]): boolean {
    if (this.state.role === 'mng') {
      this.announce(MANAGER_WORDS)
      return false
    }
    const isTyped = ops.some(({ op }) => op === 'setProp' || op === 'setHead')
    const sentence = this.refusal(ops, this.tree, isTyped) ?? (this.#isSeeing ? COMMON.seeingOnly[1] : undefined)
    if (sentence === undefined) return true
    this.announce(sentence, { urgent: true })
    this.#onRefused(sentence)
    return false
  }

  protected override selected(): readonly string[] {
    return this.state.selection
  }

  protected override stateAfter(select: readonly string[] | undefined): Partial<EditorState> {
    const { selection, primary, hover, writing } = this.state
    const living = (select ?? selection).filter((id) => this.tree.nodes.has(id))
    const same = living.length === selection.length && living.every((id, i) => id === selection[i])
    return {
      ...(same ? {} : { selection: living, primary: living.at(-1) ?? null }),
      ...(primary !== null && same && !this.tree.nodes.has(primary) ? { primary: living.at(-1) ?? null } : {}),
      ...(hover !== null && !this.tree.nodes.has(hover) ? { hover: null } : {}),
      ...(writing && !this.tree.nodes.has(writing.id) ? { writing: null } : {}),
    }
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
      focusedField: null,
      insertAt: null,
      // Selecting a block means working on it: the properties replace the history.
      ...(next.length > 0 && panel === 'history' ? { panel: 'inspector' as const } : {}),
    })
  }
}

// One drag, from the press to the drop. It runs outside React: during a drag only the insertion line and the card at the pointer are
// rendered again, no block and no panel. The displayed place is the drop place: `target` is one object, found when the pointer moved,
// shown at once, and used by the drop without a second search, so that a release in full flight inserts at the line.
//
// Mouse, touch, keyboard and the tree of layers are only different ways to set `target`.
import { withParticle } from '@/lib/particle'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Op, OpTarget } from '@/schemas/page/ops'
import { definitionOf } from '@/schemas/page/definitions'
import { listAt, placeOf } from '@/schemas/page/tree'
import type { Box } from '../state/canvas-handle'
import { moveBlocks } from '../commands/move-blocks'
import { mayHandle } from '../state/may-handle'
import type { Editor } from '../state/editor'
import { newBlock, withNewIds } from '../state/new-block'
import { describeMove } from '../state/describe-block'
import { labelOfPlace } from '../state/label-of'
import { placeForNew } from '../state/place-for-new'
import { carriedFrom, type Carried, type DragSource } from './carried'
import { carrySteps } from './carry-steps'
import type { RowMark } from './find-row-target'
import { findTarget, lineAt, type Point } from './find-target'
import { type Refusal, type DragState, type DropZone, type Surface, type DropTarget, type DropPlace } from './drag-state'

const NOWHERE: Refusal = { ok: false, words: '여기에는 넣을 수 없습니다' }
const NOTHING: DragState = { carried: null, by: 'pointer', target: null, previewed: null }

export class DragSession {
  readonly editor: Editor
  readonly store: StoreApi<DragState>
  readonly zones = new Set<DropZone>()
  readonly #surface: () => Surface | undefined
  readonly #pointerListeners = new Set<() => void>()
  /** Position of the card, in the builder's own window. */
  #pointer: Point | null = null
  #point: Point | null = null
  #steps: readonly OpTarget[] = []
  #step = -1
  #unsubscribe: (() => void) | undefined

  constructor(editor: Editor, surface: () => Surface | undefined) {
    this.editor = editor
    this.#surface = surface
    this.store = createStore<DragState>(() => NOTHING)
  }

  get state(): DragState {
    return this.store.getState()
  }
  get carried(): Carried | null {
    return this.state.carried
  }
  get target(): DropTarget | null {
    return this.state.target
  }
  get pointer(): Point | null {
    return this.#pointer
  }

  /** @returns false when nothing may be dragged: read-only access, a running preview, a locked block. */
  start(source: DragSource, by: DragState['by'] = 'pointer'): boolean {
    if (this.carried) this.cancel()
    const { editor } = this
    if (editor.state.role === 'mng' || editor.state.mode === 'preview') return false
    const carried = carriedFrom(editor.tree, source)
    if (carried.types.length === 0) return false
    if (carried.ids.some((id) => !mayHandle(editor, id))) {
      editor.announce('이 역할로는 옮길 수 없는 블록이 있습니다. 관리자에게 역할을 확인해 주세요.')
      return false
    }
    if (carried.ids.some((id) => editor.node(id)!.block.locked)) {
      editor.announce('잠긴 블록이 있어 옮길 수 없습니다. 잠금을 푼 뒤 옮겨 주세요.')
      return false
    }
    editor.seal()
    this.#unsubscribe = editor.subscribe(() => this.#pageChanged())
    this.#surface()?.measure()
    this.store.setState({ carried, by, target: null, previewed: null })
    editor.announce(
      by === 'pointer'
        ? `${carried.label}: 끌고 있습니다. 취소하려면 Esc를 누릅니다.`
        : `${withParticle(carried.label, '을/를')} 집었습니다. 화살표로 자리를 고르고 스페이스나 엔터로 놓습니다. 취소하려면 Esc를 누릅니다.`,
    )
    if (by === 'keyboard') this.#startStepping(carried)
    return true
  }

  // --- before a drag

  /** @param source what a press would insert; null when the pointer or the focus has left it. */
  preview(source: DragSource | null): void {
    if (source && (this.carried || this.editor.state.role === 'mng' || this.editor.state.mode === 'preview')) return
    if (source !== this.state.previewed) this.store.setState({ previewed: source })
  }

  /** Where a press of the palette would insert the previewed blocks now. @returns null without a preview, or when nothing fits. */
  previewPlace(): DropPlace | null {
    const { previewed } = this.state
    if (!previewed) return null
    const { tree, state } = this.editor
    const carried = carriedFrom(tree, previewed)
    const target = placeForNew(tree, carried.types, state.primary, state.insertAt)
    const surface = this.#surface()
    if (!target || !surface) return null
    surface.measure()
    return this.#placeAt(carried, target, lineAt(tree, surface.slots(), target, carried), null)
  }

  // --- choosing a place

  /** @param point in document coordinates of the canvas; null outside it. */
  moveTo(point: Point | null): void {
    this.#point = point
    const { carried } = this
    if (!carried) return
    const slots = point && this.#surface()?.slots()
    if (!point || !slots || slots.length === 0) return this.#show(null)
    const gap = findTarget(this.editor.tree, slots, point, carried)
    this.#show(gap ? this.#placeAt(carried, gap, gap.line, null) : NOWHERE)
  }

  /** Sets a place found in the tree of layers. */
  aim(found: (OpTarget & { row: RowMark }) | undefined): void {
    this.#point = null
    const { carried } = this
    if (!carried) return
    const line = found && lineAt(this.editor.tree, this.#surface()?.slots() ?? [], found, carried)
    this.#show(found ? this.#placeAt(carried, found, line ?? null, found.row) : NOWHERE)
  }

  /** By keyboard: the next place, the one before, the first, the last. @returns the line to bring into view. */
  step(to: 'next' | 'previous' | 'first' | 'last'): Box | null {
    const { carried } = this
    if (!carried || this.#steps.length === 0) return null
    const last = this.#steps.length - 1
    const step = to === 'first' ? 0 : to === 'last' ? last : this.#step + (to === 'next' ? 1 : -1)
    if (step < 0 || step > last) {
      this.editor.announce(step < 0 ? '첫 자리입니다.' : '마지막 자리입니다.')
      return null
    }
    this.#step = step
    const target = this.#steps[step]!
    const line = lineAt(this.editor.tree, this.#surface()?.slots() ?? [], target, carried)
    const place = this.#placeAt(carried, target, line, null)
    this.#show(place)
    this.editor.announce(`${place.words}${this.#isHere(carried, target) ? ', 원래 자리' : ''}`)
    return line
  }

  #startStepping(carried: Carried): void {
    const { editor } = this
    this.#steps = carrySteps(editor.tree, carried)
    const start = carried.ids.length === 0 ? placeForNew(editor.tree, carried.types, editor.state.primary) : this.#targetOf(carried)
    this.#step = this.#steps.findIndex((target) => start && isSameSpot(target, start))
    const target = this.#steps[this.#step]
    if (target) {
      const line = lineAt(editor.tree, this.#surface()?.slots() ?? [], target, carried)
      this.#show(this.#placeAt(carried, target, line, null))
    }
  }

  // --- ending

  /** Drops at the displayed target. @returns whether the page changed. */
  drop(): boolean {
    const { carried, target } = this.state
    if (!carried) return false
    this.#end()
    const { editor } = this
    if (!target?.ok) {
      editor.announce(target ? `${target.words}. 그대로 두었습니다.` : '놓을 자리가 아닙니다. 그대로 두었습니다.')
      return false
    }
    if (carried.ids.length > 0 && this.#isHere(carried, target)) {
      editor.announce(`${carried.label}: 제자리에 두었습니다.`)
      return false
    }
    const done = carried.ids.length > 0 ? this.#move(carried, target) : this.#insert(carried, target)
    if (!done) editor.announce('그사이 페이지가 바뀌어 놓지 못했습니다. 다시 끌어 주세요.')
    return done
  }

  cancel(): void {
    const { carried } = this
    if (!carried) return
    this.#end()
    this.editor.announce(`${carried.label}: ${carried.ids.length > 0 ? '옮기지' : '넣지'} 않았습니다.`)
  }

  #end(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = undefined
    this.#steps = []
    this.#step = -1
    this.#point = null
    this.pointAt(null)
    this.store.setState(NOTHING)
  }

  #move({ ids, label }: Carried, { parent, slot, index }: DropPlace): boolean {
    const { editor } = this
    if (!moveBlocks(editor, ids, { parent, slot, index })) return false
    if (ids.length === 1) editor.announce(describeMove(editor.tree, ids[0]!))
    else
      editor.announce(`${withParticle(label, '을/를')} ${labelOfPlace(editor.tree, { parent, slot })} 안 ${index + 1}번째부터 옮겼습니다.`)
    return true
  }

  #insert({ source, label }: Carried, { parent, slot, index }: DropPlace): boolean {
    const { editor } = this
    const definition = source.what === 'new' ? definitionOf(source.type) : undefined
    const given = source.what === 'fragment' || source.what === 'template' ? source.blocks : []
    const blocks = definition ? [newBlock(definition, editor.newId)] : given.map((block) => withNewIds(block, editor.newId))
    if (blocks.length === 0) return false
    const ops = blocks.map((block, i): Op => ({ op: 'insert', at: { parent, slot, index: index + i }, block }))
    if (!editor.edit(`${label} 넣기`, ops, { select: blocks.map(({ id }) => id) })) return false
    const place = { parent, slot }
    const count = listAt(editor.tree, place).length
    editor.announce(`${withParticle(label, '을/를')} ${labelOfPlace(editor.tree, place)} 안 ${count}개 중 ${index + 1}번째에 넣었습니다.`)
    return true
  }

  // --- changes during a drag

  /** Measures again and finds the place under the resting pointer, after a picture has loaded or a tab was opened. */
  refresh(): void {
    if (!this.carried) return
    this.#surface()?.measure()
    if (this.#point) this.moveTo(this.#point)
  }

  /** The pointer's position in the builder's window; only the card at the pointer listens. */
  pointAt(screen: Point | null): void {
    this.#pointer = screen
    for (const listener of [...this.#pointerListeners]) listener()
  }
  onPointer(listener: () => void): () => void {
    this.#pointerListeners.add(listener)
    return () => this.#pointerListeners.delete(listener)
  }

  #pageChanged(): void {
    const { carried } = this
    if (!carried) return
    const { tree } = this.editor
    if (carried.ids.some((id) => !tree.nodes.has(id))) return this.cancel()
    // The old target may be a different place now: it is hidden until it is found again.
    const { by } = this.state
    const again = carriedFrom(tree, carried.source)
    this.store.setState({ carried: again, target: null })
    if (by === 'keyboard') this.#startStepping(again)
  }

  // --- texts

  #placeAt(carried: Carried, { parent, slot, index }: OpTarget, line: Box | null, row: RowMark | null): DropPlace {
    const { tree } = this.editor
    const { length } = listAt(tree, { parent, slot }).filter((id) => !carried.within.has(id))
    const words = `${labelOfPlace(tree, { parent, slot })} 안 ${length + carried.types.length}개 중 ${index + 1}번째 자리`
    const pill = carried.ids.length > 0 ? `여기로 ${carried.label} 옮기기` : `여기에 ${carried.label} 넣기`
    return { ok: true, parent, slot, index, line, row, words, pill }
  }

  /** Whether the drop there would change nothing. */
  #isHere({ ids, within }: Carried, { parent, slot, index }: OpTarget): boolean {
    if (ids.length === 0) return false
    const list = listAt(this.editor.tree, { parent, slot })
    const after = list.filter((id) => !within.has(id)).toSpliced(index, 0, ...ids)
    return after.length === list.length && after.every((id, i) => id === list[i])
  }

  /** The present place of the first dragged block. */
  #targetOf({ ids, within }: Carried): OpTarget | null {
    const node = this.editor.node(ids[0] ?? '')
    if (!node) return null
    const list = listAt(this.editor.tree, placeOf(node))
    return { ...placeOf(node), index: list.slice(0, list.indexOf(node.id)).filter((id) => !within.has(id)).length }
  }

  /** An equal place keeps its object, so that a pointer moving within it renders nothing. */
  #show(target: DropTarget | null): void {
    const shown = this.target
    if (shown === target || (shown?.ok && target?.ok && isSameTarget(shown, target))) return
    this.store.setState({ target })
  }
}

const isSameSpot = (a: OpTarget, b: OpTarget): boolean => a.parent === b.parent && a.slot === b.slot && a.index === b.index
const isSameTarget = (a: DropPlace, b: DropPlace): boolean =>
  isSameSpot(a, b) &&
  a.words === b.words &&
  a.line?.x === b.line?.x &&
  a.line?.y === b.line?.y &&
  a.line?.width === b.line?.width &&
  a.line?.height === b.line?.height &&
  a.row?.y === b.row?.y &&
  a.row?.level === b.row?.level &&
  a.row?.inside === b.row?.inside

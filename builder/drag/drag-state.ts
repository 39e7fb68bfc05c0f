import type { OpTarget } from '@/schemas/page/ops'
import type { SlotBox } from '../state/canvas-handle'
import { type Carried, type DragSource, type Gap } from './carried'
import type { RowMark } from './find-row-target'
import type { Point } from './find-target'

export interface DropPlace extends Gap {
  ok: true
  /** `구역 안 5개 중 2번째 자리`. */
  words: string
  /** `여기에 제목 넣기`, on the insertion line. */
  pill: string
  /** The line in the tree of layers, when the place was found there. */
  row: RowMark | null
}
export interface Refusal {
  ok: false
  words: string
}
export type DropTarget = DropPlace | Refusal

export interface DragState {
  carried: Carried | null
  by: 'pointer' | 'keyboard'
  target: DropTarget | null
  /** The palette tile under the pointer or the focus: its place is shown before a press inserts it. */
  previewed: DragSource | null
}

/** The rectangles of the canvas: measured at the start and whenever something moved, never on pointer moves. */
export interface Surface {
  measure: () => void
  slots: () => readonly SlotBox[]
}
/** A part of the screen with its own places: the tree of layers. */
export interface DropZone {
  contains: (screen: Point) => boolean
  aim: (screen: Point, carried: Carried) => (OpTarget & { row: RowMark }) | undefined
  /** Scroll speed in pixels a second for a pointer at this place; 0 away from the edges. */
  speedAt: (screen: Point) => number
  scrollBy: (pixels: number) => void
}

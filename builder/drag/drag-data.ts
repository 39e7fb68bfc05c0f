import type { DragSource } from './carried'

/** Data of every draggable: its present source, and the keys that pick it up. */
export interface DragData {
  source: DragSource
  keys: readonly string[]
}

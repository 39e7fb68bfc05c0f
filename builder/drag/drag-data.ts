import type { DragSource } from './carried'

/** What hangs on every draggable: what it stands for now, and the keys that pick it up. */
export interface DragData {
  source: DragSource
  keys: readonly string[]
}

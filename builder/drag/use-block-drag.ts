import { useDraggable, type DraggableAttributes, type DraggableSyntheticListeners } from '@dnd-kit/core'
import { useId } from 'react'
import type { DragData } from './drag-data'

export interface DragHandle {
  /** For the element that is pressed. */
  ref: (element: HTMLElement | null) => void
  listeners: DraggableSyntheticListeners
  /** Role, tab stop and description of a grip; a row with a role of its own leaves them out. */
  attributes: DraggableAttributes
  isDragging: boolean
}

const ALL_KEYS = ['Space', 'Enter']
const NO_KEYS: readonly string[] = []

/**
 * Makes an element drag blocks: the grip of the overlay, a row of the layers.
 * @param keyboard false for a row, whose Space and Enter mean something else.
 */
export function useBlockDrag(
  ids: readonly string[],
  { keyboard = true, disabled = false }: { keyboard?: boolean; disabled?: boolean } = {},
): DragHandle {
  const data: DragData = { source: { what: 'blocks', ids }, keys: keyboard ? ALL_KEYS : NO_KEYS }
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: useId(),
    data: { ...data },
    disabled: disabled || ids.length === 0,
    attributes: { role: 'button', roleDescription: '끌 수 있는 블록' },
  })
  return { ref: setNodeRef, listeners, attributes, isDragging }
}

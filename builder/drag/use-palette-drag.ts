import { useDraggable } from '@dnd-kit/core'
import { useId } from 'react'
import type { DragSource } from './carried'
import type { DragData } from './drag-data'
import type { DragHandle } from './use-block-drag'

/** Enter clicks the button as usual, and inserts at once; Space starts a drag, to choose the place. */
const KEYS = ['Space']

/** Makes a tile of the palette draggable. */
export function usePaletteDrag(source: DragSource, { disabled = false }: { disabled?: boolean } = {}): DragHandle {
  const data: DragData = { source, keys: KEYS }
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: useId(),
    data: { ...data },
    disabled,
    attributes: { role: 'button', roleDescription: '끌어서 넣을 수 있는 블록' },
  })
  return { ref: setNodeRef, listeners, attributes, isDragging }
}

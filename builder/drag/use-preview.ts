import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { useEditor } from '../state/editor-provider'
import type { DragSource } from './carried'
import { sessionOf } from './session-of'

/** Shows on the canvas where a press of this tile inserts its blocks, while it is hovered or focused. */
export function usePreview(source: DragSource) {
  const session = sessionOf(useEditor())
  const shown = useRef<DragSource | null>(null)
  const show = () => session.preview((shown.current = source))
  const leave = () => {
    if (shown.current && session.state.previewed === shown.current) session.preview(null)
    shown.current = null
  }
  useEffect(
    () => () => {
      if (shown.current && session.state.previewed === shown.current) session.preview(null)
    },
    [session],
  )
  return {
    // Touch does not hover before it presses.
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') show()
    },
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) show()
    },
    onBlur: leave,
  }
}

import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { useEditor } from '../state/editor-provider'
import type { DragSource } from './carried'
import { sessionOf } from './session-of'

/** Shows on the canvas where a press of this tile puts its blocks, while the pointer or the focus rests on it. */
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
    // A finger does not rest on a tile before it presses.
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

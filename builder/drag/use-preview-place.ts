import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor, useEditorState } from '../state/editor-provider'
import type { DragSource } from './carried'
import type { DropPlace } from './drag-state'
import { sessionOf } from './session-of'

/** How long the page must be idle before its rectangles are measured again, in milliseconds. */
const REST = 80

/** Where a press of the palette would insert the hovered or focused tile; null without one. */
export function usePreviewPlace(): DropPlace | null {
  const session = sessionOf(useEditor())
  const previewed = useStore(session.store, (state) => state.previewed)
  // The place depends on the page and on the selection.
  const version = useEditorState((state) => state.version)
  const lead = useEditorState((state) => state.primary)
  const insertAt = useEditorState((state) => state.insertAt)
  const [found, setFound] = useState<{ of: DragSource; place: DropPlace | null } | null>(null)
  useEffect(() => {
    if (!previewed) return
    const find = () => setFound({ of: previewed, place: session.previewPlace() })
    const frame = requestAnimationFrame(find)
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = window.maruBuilder?.canvas?.onMoved(() => {
      clearTimeout(timer)
      timer = setTimeout(find, REST)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      stop?.()
    }
  }, [session, previewed, version, lead, insertAt])
  return previewed && found?.of === previewed ? found.place : null
}

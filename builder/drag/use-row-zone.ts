import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useEditor } from '../state/editor-provider'
import { scrollSpeed } from './scroll-speed'
import { isIn } from './frame-place'
import type { Carried } from './carried'
import type { DropZone } from './drag-state'
import { findRowTarget, type RowBox } from './find-row-target'
import type { Point } from './find-target'
import { sessionOf } from './session-of'

/**
 * Makes a tree of layers accept drops. Its own line is rendered from `useDropTarget()`: `target.row`.
 * @param scroller the element that scrolls the rows.
 * @param rows all rendered rows, `top` counted from the start of the scrolled content.
 */
export function useRowZone(scroller: RefObject<HTMLElement | null>, rows: () => readonly RowBox[], indent = 16): void {
  const editor = useEditor()
  const readRows = useEffectEvent(rows)
  useEffect(() => {
    const session = sessionOf(editor)
    const zone: DropZone = {
      contains: (point: Point) => {
        const box = scroller.current?.getBoundingClientRect()
        return box !== undefined && isIn(box, point)
      },
      aim: (point: Point, carried: Carried) => {
        const element = scroller.current!
        const { left, top } = element.getBoundingClientRect()
        const inside = { x: point.x - left + element.scrollLeft, y: point.y - top + element.scrollTop }
        return findRowTarget(editor.tree, readRows(), inside, carried, indent)
      },
      speedAt: (point: Point) => {
        const { top, height } = scroller.current!.getBoundingClientRect()
        return scrollSpeed(point.y - top, height)
      },
      scrollBy: (pixels: number) => scroller.current?.scrollBy({ top: pixels, behavior: 'instant' }),
    }
    session.zones.add(zone)
    return () => {
      session.zones.delete(zone)
    }
  }, [editor, scroller, indent])
}

'use client'
import { DndContext, useSensor, useSensors, type DragStartEvent } from '@dnd-kit/core'
import { useEffect, type ReactNode } from 'react'
import type { Canvas } from '../state/canvas-handle'
import { useEditor } from '../state/editor-provider'
import type { DragData } from './drag-data'
import { DragGhost } from './drag-ghost'
import type { Point } from './find-target'
import { followKeys } from './follow-keys'
import { followPointer } from './follow-pointer'
import { CarrySensor, carryOptions, LongPressSensor, longPressOptions, PressSensor, pressOptions, releaseSensor } from './press-sensor'
import { sessionOf } from './session-of'

/** dnd-kit's announcements are off: the editor's own live region names blocks and places. */
const SILENT = {
  onDragStart: () => undefined,
  onDragMove: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
const ACCESSIBILITY = {
  announcements: SILENT,
  screenReaderInstructions: {
    draggable: '스페이스를 눌러 집고, 화살표로 자리를 고르고, 스페이스나 엔터로 놓습니다. 취소하려면 Esc를 누릅니다.',
  },
}
const currentCanvas = (): Canvas | undefined => window.maruBuilder?.canvas

/** Wraps the whole editor: everything inside may be dragged, and dropped on the canvas or in the layers. */
export function DragLayer({ children }: { children: ReactNode }) {
  const session = sessionOf(useEditor())
  const sensors = useSensors(
    useSensor(PressSensor, pressOptions),
    useSensor(LongPressSensor, longPressOptions),
    useSensor(CarrySensor, carryOptions),
  )
  useEffect(() => {
    // Only after a real drag: the preview changes as well, while a press may still become a drag.
    const unsubscribe = session.store.subscribe(({ carried }, before) => {
      if (before.carried && !carried) releaseSensor()
    })
    return () => {
      session.cancel()
      unsubscribe()
    }
  }, [session])

  const start = ({ active, activatorEvent }: DragStartEvent): void => {
    const { source } = active.data.current as DragData
    const at = pointOf(activatorEvent)
    // The sensor reports its start from its own constructor.
    if (!session.start(source, at ? 'pointer' : 'keyboard')) return queueMicrotask(releaseSensor)
    if (at) followPointer({ session, canvas: currentCanvas, at })
    else followKeys(session, currentCanvas)
  }

  return (
    <DndContext
      id="builder-drag"
      sensors={sensors}
      autoScroll={false}
      collisionDetection={() => []}
      accessibility={ACCESSIBILITY}
      onDragStart={start}
      onDragEnd={() => session.cancel()}
      onDragCancel={() => session.cancel()}
    >
      {children}
      <DragGhost />
    </DndContext>
  )
}

/** Where a mouse or a finger pressed; undefined for a key. */
function pointOf(event: Event): Point | undefined {
  const at: Touch | Event | undefined = 'touches' in event ? (event as TouchEvent).touches[0] : event
  if (!at || !('clientX' in at)) return undefined
  const { clientX, clientY } = at as { clientX: number; clientY: number }
  return { x: clientX, y: clientY }
}

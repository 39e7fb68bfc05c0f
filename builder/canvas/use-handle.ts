import { useSyncExternalStore } from 'react'
import type { CanvasHandle } from '../state/canvas-handle'

/** How often the frame looks whether the builder is ready for it, in milliseconds. */
const LOOK_EVERY = 30

/** What the builder's window offers this frame; undefined until it does, null where there is no builder round it. */
export function useHandle(): CanvasHandle | null | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

function read(): CanvasHandle | null | undefined {
  return window.parent === window ? null : window.parent.maruBuilder
}

function subscribe(listener: () => void): () => void {
  if (read() !== undefined) return () => {}
  const timer = setInterval(() => {
    if (read() === undefined) return
    clearInterval(timer)
    listener()
  }, LOOK_EVERY)
  return () => clearInterval(timer)
}

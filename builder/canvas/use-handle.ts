import { useSyncExternalStore } from 'react'
import type { CanvasHandle } from '../state/canvas-handle'

/** How often the frame checks whether the builder is ready, in milliseconds. */
const LOOK_EVERY = 30

/** The handle that the builder's window offers to this frame; undefined until it is ready, null without a builder around the frame. */
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

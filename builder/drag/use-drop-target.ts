import { useStore } from 'zustand'
import { useEditor } from '../state/editor-provider'
import type { Carried } from './carried'
import type { DropTarget } from './drag-state'
import { sessionOf } from './session-of'

/** The present drop target; renders again only when the place changes. */
export const useDropTarget = (): DropTarget | null => useStore(sessionOf(useEditor()).store, ({ target }) => target)

/** The dragged blocks, or null. */
export const useCarried = (): Carried | null => useStore(sessionOf(useEditor()).store, ({ carried }) => carried)

'use client'
import { createContext, use } from 'react'
import type { PageContext } from '@/renderer/define-block'
import type { Session } from '@/schemas/api/auth/session'
import type { Mode } from '../state/editor'
import type { Geometry } from './geometry'
import type { Mounting } from './mounting'

/** What every block of the canvas is rendered with. It changes rarely: the page's title, the device, the viewer. */
export interface CanvasScene {
  mode: Mode
  page: PageContext
  /** The visitor or member of the preview; no session while editing. */
  session: Session
  /** The previewed moment, in epoch milliseconds. */
  now: number
  geometry: Geometry
  mounting: Mounting
  /** Whether the page has so many blocks that layout outside the viewport is skipped. */
  isLarge: boolean
  /** Names of the pieces that the edited document is itself: they are not rendered inside themselves. */
  inside: readonly string[]
  /** Counts renders per block. */
  countRender: (id: string) => void
}

const SceneContext = createContext<CanvasScene | null>(null)
export const SceneProvider = SceneContext.Provider

export function useScene(): CanvasScene {
  const scene = use(SceneContext)
  if (!scene) throw new Error('This part of the canvas stands outside <SceneProvider>.')
  return scene
}

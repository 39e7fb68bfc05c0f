'use client'
import { createContext, use } from 'react'
import type { PageContext } from '@/renderer/define-block'
import type { Session } from '@/schemas/api/auth/session'
import type { Mode } from '../state/editor'
import type { Geometry } from './geometry'
import type { Mounting } from './mounting'

/** What every block of the canvas is rendered with. It changes rarely: a page's title, a device, who looks. */
export interface CanvasScene {
  mode: Mode
  page: PageContext
  /** The visitor or member of the preview; no session while editing. */
  session: Session
  /** Epoch milliseconds of the moment that is looked at. */
  now: number
  geometry: Geometry
  mounting: Mounting
  /** So many blocks that what is far from sight is not laid out. */
  isLarge: boolean
  /** Names of the shared pieces that the page being edited is itself: they are not rendered inside themselves. */
  inside: readonly string[]
  /** Counts what was rendered, block by block. */
  countRender: (id: string) => void
}

const SceneContext = createContext<CanvasScene | null>(null)
export const SceneProvider = SceneContext.Provider

export function useScene(): CanvasScene {
  const scene = use(SceneContext)
  if (!scene) throw new Error('This part of the canvas stands outside <SceneProvider>.')
  return scene
}

'use client'
// State of the screen besides the page: where a menu is open, problems, the width. It is never saved or undone.
import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageStatus } from '@/schemas/api/site/builder'
import type { CommandContext } from '../commands/command'
import type { PaletteUse } from './palette-use'
import { ProblemsProvider } from '../problems/problems-provider'
import type { ProblemWatch } from '../problems/watch-problems'

/** The layout by available width: one sheet under the canvas, a folded palette, everything side by side. */
export type Room = 'phone' | 'narrow' | 'wide'

export interface ScreenState {
  /** How the draft differs from the published page. */
  status: PageStatus
  /** Position of the open selection menu, in the builder's own window. */
  menuAt: { x: number; y: number } | null
  /** Whether the phone's sheet is open. */
  isSheetOpen: boolean
  /** Whether the folded palette of a narrow screen is open. */
  isPaletteOpen: boolean
  /** Grows each time the editor requests the search of the palette. */
  paletteRequests: number
  /** Whether a fragment is being made of the selection. */
  isSavingFragment: boolean
}

export interface Screen {
  store: StoreApi<ScreenState>
  context: CommandContext
  problems: ProblemWatch
  paletteUse: StoreApi<PaletteUse>
}

export const createScreenStore = (status: PageStatus): StoreApi<ScreenState> =>
  createStore<ScreenState>(() => ({
    status,
    menuAt: null,
    isSheetOpen: false,
    isPaletteOpen: false,
    paletteRequests: 0,
    isSavingFragment: false,
  }))

const ScreenContext = createContext<Screen | null>(null)

export function ScreenProvider({ screen, children }: { screen: Screen; children: ReactNode }) {
  return (
    <ScreenContext value={screen}>
      <ProblemsProvider watch={screen.problems}>{children}</ProblemsProvider>
    </ScreenContext>
  )
}

export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('This part of the builder stands outside <ScreenProvider>.')
  return screen
}

export const useScreenState = <T,>(select: (state: ScreenState) => T): T => useStore(useScreen().store, select)

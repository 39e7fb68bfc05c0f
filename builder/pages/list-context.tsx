'use client'
import { createContext, use } from 'react'
import type { Act } from './acts'
import type { Place } from './list-view'
import type { PageRow } from './use-pages'

/** What a row may ask for. */
export type RowWish = Act | 'rename' | 'duplicate' | 'export'

export interface ListDesk {
  place: Place
  /** A manager looks, and nothing that writes is offered. */
  canWrite: boolean
  /** Epoch milliseconds of the answer that is shown. */
  now: number
  wish: (what: RowWish, rows: readonly PageRow[]) => void
}

const ListContext = createContext<ListDesk | null>(null)
export const ListProvider = ListContext.Provider

export function useList(): ListDesk {
  const desk = use(ListContext)
  if (!desk) throw new Error('This part of the list stands outside <ListProvider>.')
  return desk
}

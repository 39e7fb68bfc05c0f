'use client'
import { createContext, use } from 'react'
import type { Act } from './acts'
import type { Place } from './list-view'
import type { PageRow } from './page-row'

/** What a row may ask for. */
export type RowRequest = Act | 'rename' | 'duplicate' | 'export'

export interface DocumentList {
  place: Place
  /** False for a manager, who may look: nothing that writes is offered. */
  canWrite: boolean
  /** Epoch milliseconds of the answer that is shown. */
  now: number
  request: (what: RowRequest, rows: readonly PageRow[]) => void
}

const ListContext = createContext<DocumentList | null>(null)
export const ListProvider = ListContext.Provider

export function useList(): DocumentList {
  const list = use(ListContext)
  if (!list) throw new Error('This part of the list stands outside <ListProvider>.')
  return list
}

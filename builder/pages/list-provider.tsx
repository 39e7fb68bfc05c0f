'use client'
import { createContext, use } from 'react'
import type { Act } from './acts'
import type { Place } from './list-view'
import type { PageRow } from './page-row'

/** An action that a row requests. */
export type RowRequest = Act | 'rename' | 'duplicate' | 'export'

export interface DocumentList {
  place: Place
  /** False for a manager, who has read-only access: no writing action is offered. */
  canWrite: boolean
  /** Whether documents may be made, copied, taken down and thrown away: not by a role that changes certain blocks only. */
  canShape: boolean
  canRename: boolean
  /** Whether what visitors see may be changed: published, taken down, thrown away while it is public. */
  canPublish: boolean
  /** Epoch milliseconds of the displayed answer. */
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

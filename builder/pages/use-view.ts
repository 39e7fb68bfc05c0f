'use client'
import { readView, withChange, writeView, type ListView } from './list-view'
import { useQuery, writeQuery } from '../list/use-query'

/** Changes the view. Typing replaces the entry of the history; a choice makes a new one. */
export type Go = (change: Partial<ListView>, how?: 'push' | 'replace') => void

/** @param asked query that the page was asked with, for the server's drawing. */
export function useView(asked: string): [ListView, Go] {
  return [readView(useQuery(asked)), go]
}

const go: Go = (change, how = 'push') => writeQuery(writeView(withChange(readView(location.search), change)), how)

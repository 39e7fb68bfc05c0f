'use client'
import { useSyncExternalStore } from 'react'

const place = (path: string): string => `maru-office-list:${path}`

/** Remembers for this tab how a list was left: what was looked for, its filters, order and page. */
export function rememberList(path: string, query: string): void {
  try {
    sessionStorage.setItem(place(path), query)
  } catch {
    // Where the browser refuses storage, the way back leads to the list as it begins.
  }
}

function readList(path: string): string {
  try {
    return path + (sessionStorage.getItem(place(path)) ?? '')
  } catch {
    return path
  }
}

const never = () => () => undefined

/** The way back to a list as it was left in this tab. */
export const useLeftList = (path: string): string =>
  useSyncExternalStore(
    never,
    () => readList(path),
    () => path,
  )

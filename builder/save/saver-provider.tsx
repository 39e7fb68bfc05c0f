'use client'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Saver, SaveStatus } from '@/renderer/editing/saver'

const SaverContext = createContext<Saver | null>(null)

/** Notifies the saver of a lost or restored network, and of a closing tab. */
export function SaverProvider({ saver, children }: { saver: Saver; children: ReactNode }) {
  useEffect(() => {
    const found = () => saver.findConnection()
    const lost = () => saver.loseConnection()
    const flush = () => document.visibilityState === 'hidden' && void saver.flush()
    if (!navigator.onLine) lost()
    addEventListener('online', found)
    addEventListener('offline', lost)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('online', found)
      removeEventListener('offline', lost)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [saver])
  return <SaverContext value={saver}>{children}</SaverContext>
}

export function useSaver(): Saver {
  const saver = use(SaverContext)
  if (!saver) throw new Error('This part of the builder stands outside <SaverProvider>.')
  return saver
}

export const useSaveStatus = <T,>(select: (status: SaveStatus) => T): T => useStore(useSaver().store, select)

'use client'
// What the side navigation remembers of a person: the favourites, on the server, and the folded groups, in this browser.
import { createContext, useMemo, useState, type ReactNode } from 'react'
import { keepFavourite } from '@/schemas/api/auth/staff'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { foldsLine, type Folds } from './read-folds'

export interface SideMemory {
  favourites: readonly string[]
  /** Why the last favourite was not stored; empty otherwise. */
  fault: string
  /** What was done with the last favourite, for everybody to hear. */
  done: string
  keep: (id: string, words: string, isKept: boolean) => Promise<void>
  folds: Folds
  fold: (id: string, isOpen: boolean) => void
}

/** Null outside the console's layout: nothing is remembered there. */
export const SideMemoryContext = createContext<SideMemory | null>(null)

interface SideMemoryProviderProps {
  personId: string
  favourites: readonly string[]
  folds: Folds
  children: ReactNode
}

const BROKEN = '즐겨찾기를 저장하지 못했습니다. 연결을 확인한 뒤 다시 눌러 주세요.'

export function SideMemoryProvider({ personId, favourites: stored, folds: first, children }: SideMemoryProviderProps) {
  const [favourites, setFavourites] = useState(stored)
  const [said, setSaid] = useState({ fault: '', done: '' })
  const [folds, setFolds] = useState(first)
  const memory = useMemo<SideMemory>(
    () => ({
      ...said,
      favourites,
      keep: async (id, words, isKept) => {
        setSaid({ fault: '', done: '' })
        try {
          setFavourites((await call(keepFavourite, { id, isKept })).item.favourites)
          setSaid({ fault: '', done: isKept ? `‘${words}’ 화면을 즐겨찾기에 두었습니다.` : `‘${words}’ 화면을 즐겨찾기에서 뺐습니다.` })
        } catch (failure) {
          setSaid({ fault: failure instanceof CallFailure ? failure.message : BROKEN, done: '' })
        }
      },
      folds,
      fold: (id, isOpen) => {
        const next = { ...folds, [id]: isOpen }
        setFolds(next)
        document.cookie = foldsLine(next, personId)
      },
    }),
    [favourites, said, folds, personId],
  )
  return <SideMemoryContext value={memory}>{children}</SideMemoryContext>
}

'use client'
import { createContext, type ReactNode } from 'react'

/** What came in for the person, as far as the navigation shows it. */
export interface NewsAtHand {
  /** How much is unread, by the id of the screen where it is worked on. */
  counts: Readonly<Record<string, number>>
  /** False until the first answer: nothing is unread, as far as is known. */
  isKnown: boolean
  /** Number of the newest that is unread; 0 without one. */
  newest: number
  /** Opens the list. */
  bell: ReactNode
}

/** Null outside the console's layout. */
export const NewsContext = createContext<NewsAtHand | null>(null)

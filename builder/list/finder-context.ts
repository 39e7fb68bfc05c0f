'use client'
import { createContext } from 'react'

/** Opens the search over everything (builder/pages/find-anything.tsx); null where there is none. */
export const FinderContext = createContext<(() => void) | null>(null)

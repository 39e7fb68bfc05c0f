'use client'
// What stands under the choice of a record of ours: the screens that set such records up are made of these fields themselves,
// so whoever draws the form hands it in.
import { createContext, type ComponentType } from 'react'

export interface BesideChoiceProps {
  /** What is chosen; undefined where nothing is. */
  value: unknown
  onChoose: (value: number) => void
}

/** By the name of the source that is chosen from. */
export const BesideChoice = createContext<Readonly<Record<string, ComponentType<BesideChoiceProps>>>>({})

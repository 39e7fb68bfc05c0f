'use client'
// What stands under the choice of a record. The builder knows no area: app/ hands in the components of each.
import { createContext, type ComponentType } from 'react'

export interface BesideChoiceProps {
  /** What is chosen; undefined where nothing is. */
  value: unknown
  onChoose: (value: number) => void
}

/** Components by the name of the source that is chosen from. */
export type BesideChoices = Readonly<Record<string, ComponentType<BesideChoiceProps>>>

export const BesideChoice = createContext<BesideChoices>({})

'use client'
// Components below the choice of a record. The builder knows no area: app/ passes in the components of each.
import { createContext, type ComponentType } from 'react'

export interface BesideChoiceProps {
  /** The chosen value; undefined without one. */
  value: unknown
  onChoose: (value: number) => void
}

/** Components by the name of the source of the choice. */
export type BesideChoices = Readonly<Record<string, ComponentType<BesideChoiceProps>>>

export const BesideChoice = createContext<BesideChoices>({})

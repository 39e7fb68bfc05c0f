import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { OfficeGroup } from './groups'

export interface OfficeLink {
  /** `top` and `foot` stand outside the groups. */
  group: OfficeGroup | 'top' | 'foot'
  /** Last part of its path below /ice_builder. */
  id: string
  words: string
  icon: LucideIcon
  /** What the member of staff must be allowed to see; undefined for screens of everybody. */
  right?: string
  /** Opened every day: stands before the others of its group. */
  isDaily?: true
  /** Where its path is not that of its id. */
  path?: string
}

/** A part of the page of one member. */
export interface MemberPart {
  right: string
  view: ComponentType<{ memberNo: string; mayChange: boolean; onDone: (words: string) => void }>
}

/** What an area brings to the console (app/office/<area>/area.tsx). */
export interface OfficeArea {
  links: readonly OfficeLink[]
  memberParts?: readonly MemberPart[]
}

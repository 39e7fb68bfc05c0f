import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** Groups of the side navigation below the documents and the records, in their order. */
export const LINK_GROUPS = ['trade', 'people', 'figures', 'site', 'help'] as const

export interface OfficeLink {
  group: (typeof LINK_GROUPS)[number]
  /** Last part of its path below /ice_builder. */
  id: string
  words: string
  icon: LucideIcon
  /** What the member of staff must be allowed to see; undefined for screens of everybody. */
  right?: string
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

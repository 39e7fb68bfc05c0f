'use client'
import { useState } from 'react'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import type { Role } from './people-panel'

type Values = Pick<Role, 'version' | 'name' | 'rights'>
export interface RoleDraft {
  /** What was opened or saved last: a list that is loaded anew must not let a save overwrite another's. */
  opened: Values
  name: string
  rights: Role['rights']
}

export const isRoleChanged = ({ opened, name, rights }: RoleDraft): boolean =>
  name !== opened.name || JSON.stringify(rights) !== JSON.stringify(opened.rights)

/** The role as it is stored, where nothing was changed yet. */
export const freshRole = ({ version, name, rights }: Role): RoleDraft => ({ opened: { version, name, rights }, name, rights })

export interface RoleDrafts {
  /** Empty for the first role. */
  chosen: string
  choose: (id: string) => void
  drafts: Readonly<Record<string, RoleDraft>>
  change: (id: string, draft: RoleDraft) => void
  /** After a save of these values. */
  settle: (id: string, opened: Values) => void
  drop: (id: string) => void
}

/** What is ticked of each role and not saved: it stays while another role or another tab is open, and leaving the page asks. */
export function useRoleDrafts(): RoleDrafts {
  const [chosen, choose] = useState('')
  const [drafts, setDrafts] = useState<Readonly<Record<string, RoleDraft>>>({})
  useLeaveGuard(Object.values(drafts).some(isRoleChanged))
  return {
    ...{ chosen, choose, drafts },
    change: (id, draft) => setDrafts((before) => ({ ...before, [id]: draft })),
    settle: (id, opened) => setDrafts((before) => (before[id] ? { ...before, [id]: { ...before[id], opened } } : before)),
    drop: (id) => setDrafts(({ [id]: _, ...others }) => others),
  }
}

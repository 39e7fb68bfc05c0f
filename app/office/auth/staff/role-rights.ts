// Changes of the table of rights: seeing comes with writing and publishing, and goes with all of them. What has no screen of its own brings
// the sight of the one where it is done.
import type { PageScope } from '@/schemas/rules/base/page-scope'
import type { Act, AreaRight, RoleRights } from '@/schemas/rules/base/rights'

export type FieldRight = 'open' | 'readOnly' | 'hidden'

interface AreaActs {
  id: string
  /** Those that it has: giving money back has no list of its own that could be seen. */
  acts: Partial<Record<Act, string>>
}

export function roleRightsWithAct(rights: RoleRights, { id, acts: has }: AreaActs, act: Act, isGiven: boolean): RoleRights {
  const before = rights[id] ?? { acts: [] }
  const given = [...new Set<Act>(['see', ...before.acts, act])].filter((one) => one in has)
  const acts = isGiven ? given : act === 'see' ? [] : before.acts.filter((one) => one !== act)
  const { [id]: _, ...others } = rights
  if (acts.length === 0) return others
  const changed = { ...others, [id]: { ...before, acts } }
  const [place] = isGiven ? roleRightsLacking(changed, id) : []
  return place === undefined ? changed : { ...changed, [place]: { ...changed[place], acts: ['see'] } }
}

/** What is done on the screens of other areas opens nothing without one of them. */
const DONE_AT: Readonly<Record<string, readonly string[]>> = { refunds: ['orders', 'returns'] }

/** The areas of which one is still missing for this one to open anything. */
export function roleRightsLacking(rights: RoleRights, area: string): readonly string[] {
  const places = DONE_AT[area] ?? []
  const isGiven = (id: string): boolean => (rights[id]?.acts.length ?? 0) > 0
  return isGiven(area) && !places.some(isGiven) ? places : []
}

export const roleRightsOfField = (right: AreaRight | undefined, field: string): FieldRight =>
  right?.hidden?.includes(field) ? 'hidden' : right?.readOnly?.includes(field) ? 'readOnly' : 'open'

export function roleRightsWithField(rights: RoleRights, area: string, field: string, to: FieldRight): RoleRights {
  const before = rights[area] ?? { acts: [] }
  const without = (list: readonly string[] = []) => list.filter((one) => one !== field)
  return {
    ...rights,
    [area]: {
      ...before,
      hidden: [...without(before.hidden), ...(to === 'hidden' ? [field] : [])],
      readOnly: [...without(before.readOnly), ...(to === 'readOnly' ? [field] : [])],
    },
  }
}

/** How far the right over pages reaches; everywhere is stored as nothing. */
export function roleRightsWithScope(rights: RoleRights, { sections, blocks }: PageScope): RoleRights {
  const { scope: _, ...pages } = rights['pages'] ?? { acts: [] }
  const scope = { ...(sections ? { sections } : {}), ...(blocks ? { blocks } : {}) }
  return { ...rights, pages: Object.keys(scope).length > 0 ? { ...pages, scope } : pages }
}

/** Every area that can be seen is; what was given besides stays. */
export const roleRightsAllSeen = (rights: RoleRights, areas: readonly AreaActs[]): RoleRights =>
  areas.reduce((all, area) => (area.acts.see === undefined ? all : roleRightsWithAct(all, area, 'see', true)), rights)

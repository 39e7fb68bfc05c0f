// Changes of the table of rights: seeing comes with writing and publishing, and goes with all of them.
import type { Act, AreaRight, RoleRights } from '@/schemas/rules/base/rights'

export type FieldRight = 'open' | 'readOnly' | 'hidden'

export function roleRightsWithAct(rights: RoleRights, area: string, act: Act, isGiven: boolean): RoleRights {
  const before = rights[area] ?? { acts: [] }
  const acts = isGiven ? [...new Set<Act>(['see', ...before.acts, act])] : act === 'see' ? [] : before.acts.filter((one) => one !== act)
  const { [area]: _, ...others } = rights
  return acts.length === 0 ? others : { ...others, [area]: { ...before, acts } }
}

export const roleRightsOfField = (right: AreaRight | undefined, field: string): FieldRight =>
  right?.hidden?.includes(field) ? 'hidden' : right?.readOnly?.includes(field) ? 'readOnly' : 'open'

export function roleRightsWithField(rights: RoleRights, area: string, field: string, to: FieldRight): RoleRights {
  const before = rights[area] ?? { acts: [] }
  const without = (list: readonly string[] = []) => list.filter((one) => one !== field)
  return {
    ...rights,
    [area]: {
      acts: before.acts,
      hidden: [...without(before.hidden), ...(to === 'hidden' ? [field] : [])],
      readOnly: [...without(before.readOnly), ...(to === 'readOnly' ? [field] : [])],
    },
  }
}

/** Every area is seen; what was given besides stays. */
export const roleRightsAllSeen = (rights: RoleRights, areas: readonly { id: string }[]): RoleRights =>
  areas.reduce((all, { id }) => roleRightsWithAct(all, id, 'see', true), rights)

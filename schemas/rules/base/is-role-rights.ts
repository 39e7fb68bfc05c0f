import { consoleArea } from './console-areas'
import { ACTS, type RoleRights } from './rights'

/** Whether these are rights that the console has: known areas, acts that exist there, and their own fields. */
export function isRoleRights(rights: unknown): rights is RoleRights {
  if (typeof rights !== 'object' || rights === null || Array.isArray(rights)) return false
  return Object.entries(rights).every(([id, right]: [string, unknown]) => {
    const area = consoleArea(id)
    if (!area || typeof right !== 'object' || right === null) return false
    const { acts, hidden = [], readOnly = [], ...others } = right as Record<string, unknown>
    const fields = (area.fields ?? []).map(({ name }) => name)
    return (
      Object.keys(others).length === 0 &&
      isListOf(
        acts,
        ACTS.filter((act) => act in area.acts),
      ) &&
      isListOf(hidden, fields) &&
      isListOf(readOnly, fields)
    )
  })
}

const isListOf = (list: unknown, allowed: readonly string[]): boolean =>
  Array.isArray(list) &&
  new Set(list).size === list.length &&
  list.every((one: unknown) => typeof one === 'string' && allowed.includes(one))

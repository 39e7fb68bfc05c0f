import { normalPath } from '@/lib/path-pattern'
import { consoleArea } from './console-areas'
import { fieldsOf } from './scope-blocks'
import { SECTION_KINDS } from './page-scope'
import { ACTS, type RoleRights } from './rights'

/** Whether these are rights that the console has: known areas, acts that exist there, and their own fields. */
export function isRoleRights(rights: unknown): rights is RoleRights {
  if (typeof rights !== 'object' || rights === null || Array.isArray(rights)) return false
  return Object.entries(rights).every(([id, right]: [string, unknown]) => {
    const area = consoleArea(id)
    if (!area || typeof right !== 'object' || right === null) return false
    const { acts, hidden = [], readOnly = [], scope, ...others } = right as Record<string, unknown>
    const fields = (area.fields ?? []).map(({ name }) => name)
    return (
      Object.keys(others).length === 0 &&
      isListOf(
        acts,
        ACTS.filter((act) => act in area.acts),
      ) &&
      isListOf(hidden, fields) &&
      isListOf(readOnly, fields) &&
      (scope === undefined || (id === 'pages' && isPageScope(scope)))
    )
  })
}

/** Known kinds and addresses, and known blocks with their own fields. A list that permits nothing would be a role that cannot be read. */
function isPageScope(scope: unknown): boolean {
  if (typeof scope !== 'object' || scope === null || Array.isArray(scope)) return false
  const { sections, blocks, ...others } = scope as Record<string, unknown>
  return Object.keys(others).length === 0 && (sections === undefined || isSections(sections)) && (blocks === undefined || areBlocks(blocks))
}

const MOST_SECTIONS = 50
const isSections = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.length <= MOST_SECTIONS &&
  new Set(list).size === list.length &&
  list.every((one: unknown) => typeof one === 'string' && isSection(one))
const isSection = (one: string): boolean =>
  (SECTION_KINDS as readonly string[]).includes(one) || (one.startsWith('/') && one.length <= 500 && normalPath(one) === one)

const areBlocks = (blocks: unknown): boolean =>
  typeof blocks === 'object' &&
  blocks !== null &&
  !Array.isArray(blocks) &&
  Object.keys(blocks).length > 0 &&
  Object.entries(blocks).every(([type, right]: [string, unknown]) => {
    const fields = fieldsOf(type)?.map(({ name }) => name)
    return fields !== undefined && (right === true || (Array.isArray(right) && right.length > 0 && isListOf(right, fields)))
  })

const isListOf = (list: unknown, allowed: readonly string[]): boolean =>
  Array.isArray(list) &&
  new Set(list).size === list.length &&
  list.every((one: unknown) => typeof one === 'string' && allowed.includes(one))

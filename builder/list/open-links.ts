import { hasKind, SECTION_KINDS } from '@/schemas/rules/base/page-scope'
import { rightsOf } from '@/schemas/rules/base/rights'

/** The screens that the role of the member of staff sees, in their groups; no group without one. */
export function openLinks<Link extends { id: string; right?: string }, Group extends { links: readonly Link[] }>(
  groups: readonly Group[],
  person: Parameters<typeof rightsOf>[0],
): Group[] {
  const rights = rightsOf(person)
  // A list of documents of which the role has no section would be empty for ever.
  const isOpen = ({ id, right }: Link): boolean => {
    if (right === undefined) return true
    const kind = right === 'pages' ? SECTION_KINDS.find((one) => one === id) : undefined
    return rights.sees(right) && (kind === undefined || hasKind(rights.scope, kind))
  }
  return groups.map((group) => ({ ...group, links: group.links.filter(isOpen) })).filter(({ links }) => links.length > 0)
}

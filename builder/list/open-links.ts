import { rightsOf } from '@/schemas/rules/base/rights'

/** The screens that the role of the member of staff sees, in their groups; no group without one. */
export function openLinks<Link extends { right?: string }, Group extends { links: readonly Link[] }>(
  groups: readonly Group[],
  person: Parameters<typeof rightsOf>[0],
): Group[] {
  const rights = rightsOf(person)
  return groups
    .map((group) => ({ ...group, links: group.links.filter(({ right }) => right === undefined || rights.sees(right)) }))
    .filter(({ links }) => links.length > 0)
}

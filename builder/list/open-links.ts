import { rightsOf } from '@/schemas/rules/base/rights'

/** The screens that the role of the member of staff sees, in their groups. */
export function openLinks<Link extends { right?: string }>(
  links: readonly (readonly Link[])[],
  person: Parameters<typeof rightsOf>[0],
): Link[][] {
  const rights = rightsOf(person)
  return links.map((group) => group.filter(({ right }) => right === undefined || rights.sees(right))).filter(({ length }) => length > 0)
}

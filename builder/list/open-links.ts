import { rightsOf } from '@/schemas/rules/base/rights'
import type { Person, SideLink } from './side'

/** The screens that the role of the member of staff sees, in their groups. */
export function openLinks(links: readonly (readonly SideLink[])[], person: Person): SideLink[][] {
  const rights = rightsOf(person)
  return links.map((group) => group.filter(({ right }) => right === undefined || rights.sees(right))).filter(({ length }) => length > 0)
}

import type { LucideIcon } from 'lucide-react'
import type { SideGroup, SideLink } from '@/builder/list/side'
import { ICON } from '@/builder/ui/icon'
import type { OfficeLink } from '@/app/office/area'
import { officeAreas } from '@/app/office/areas'
import { OFFICE_GROUPS } from '@/app/office/groups'

const iconOf = (Icon: LucideIcon) => <Icon {...ICON} className="shrink-0 text-studio-text-mute" />
const linkOf = ({ id, words, icon, right, path = `/ice_builder/${id}` }: OfficeLink): SideLink => ({
  id,
  path,
  words,
  icon: iconOf(icon),
  ...(right ? { right } : {}),
})

const all = officeAreas.flatMap(({ links }) => links)
/** Those of a group: what is opened every day first, then the others, each in the order of the areas. */
function linksOf(name: OfficeLink['group']): SideLink[] {
  const ours = all.filter(({ group }) => group === name)
  return [...ours.filter(({ isDaily }) => isDaily), ...ours.filter(({ isDaily }) => !isDaily)].map(linkOf)
}

/** Every screen of the office in the side navigation: what waits, the groups, the help. */
export const OFFICE_LINKS: readonly SideGroup[] = [
  { id: 'top', links: linksOf('top') },
  ...OFFICE_GROUPS.map(({ icon, ...group }) => ({ ...group, icon: iconOf(icon), links: linksOf(group.id) })),
  { id: 'foot', links: linksOf('foot') },
]

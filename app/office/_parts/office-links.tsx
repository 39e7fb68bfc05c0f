import { FileText, House, type LucideIcon } from 'lucide-react'
import type { SideLink } from '@/builder/list/side'
import { DOCUMENT_LINKS } from '@/builder/pages/document-links'
import { recordPath } from '@/builder/state/record-path'
import { ICON } from '@/builder/ui/icon'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { LINK_GROUPS, type OfficeLink } from '@/app/office/area'
import { officeAreas } from '@/app/office/areas'

const iconOf = (Icon: LucideIcon) => <Icon {...ICON} className="shrink-0 text-studio-text-mute" />
const linkOf = ({ id, words, icon, right }: Omit<OfficeLink, 'group'>): SideLink => ({
  id,
  path: `/ice_builder/${id}`,
  words,
  icon: iconOf(icon),
  ...(right ? { right } : {}),
})

/** In the navigation two things of one name are told apart: a popup of blocks and a popup of a text. */
const LINK_WORDS: Readonly<Record<string, string>> = { popups: '팝업 노출', popup: '팝업 화면' }

/** The record types in their sections, in the order of the registry. */
const recordLinks: readonly (readonly SideLink[])[] = [...Map.groupBy(RECORD_TYPES, ({ section }) => section).values()].map((types) =>
  types.map(({ type, title, section }) => ({
    id: `records/${type}`,
    path: recordPath(type),
    words: LINK_WORDS[type] ?? title,
    icon: iconOf(FileText),
    section,
    right: type,
  })),
)

const areaLinks = officeAreas.flatMap(({ links }) => links)

/** Every screen of the office as links of the side navigation: the documents first, then the records, then what the areas bring. */
export const OFFICE_LINKS: readonly (readonly SideLink[])[] = [
  [
    linkOf({ id: 'home', words: '관리 첫 화면', icon: House }),
    ...DOCUMENT_LINKS.map((one) => ({ ...one, words: LINK_WORDS[one.id] ?? one.words })),
  ],
  ...recordLinks,
  ...LINK_GROUPS.map((name) => areaLinks.filter(({ group }) => group === name).map(linkOf)),
]

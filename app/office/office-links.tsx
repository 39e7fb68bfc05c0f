import { Blocks, FileText, Gauge, House, PartyPopper } from 'lucide-react'
import type { SideLink } from '@/builder/list/side'
import { DOCUMENT_LINKS } from '@/builder/pages/document-links'
import { recordPath } from '@/builder/state/record-path'
import { ICON } from '@/builder/ui/icon'
import { RECORD_TYPES } from '@/schemas/records/registry'

const QUIET = { ...ICON, className: 'shrink-0 text-studio-text-mute' }

const recordLinks: readonly SideLink[] = RECORD_TYPES.map(({ type, title }) => ({
  id: `records/${type}`,
  path: recordPath(type),
  words: title,
  icon: <FileText {...QUIET} />,
}))

/** Every screen of the office as links of the side navigation: the documents first, then the records, then one group for each area. */
export const OFFICE_LINKS: readonly (readonly SideLink[])[] = [
  [{ id: 'home', path: '/ice_builder/home', words: '관리 첫 화면', icon: <House {...QUIET} /> }, ...DOCUMENT_LINKS],
  recordLinks,
  [{ id: 'events', path: '/ice_builder/events', words: '이벤트', icon: <PartyPopper {...QUIET} /> }],
  [{ id: 'vitals', path: '/ice_builder/vitals', words: '방문 속도', icon: <Gauge {...QUIET} /> }],
  [{ id: 'workbench', path: '/ice_builder/workbench', words: '블록 작업대', icon: <Blocks {...QUIET} /> }],
]

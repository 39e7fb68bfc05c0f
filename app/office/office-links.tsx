import { Blocks, Gauge, PartyPopper } from 'lucide-react'
import type { SideLink } from '@/builder/list/side'
import { DOCUMENT_LINKS } from '@/builder/pages/document-links'
import { ICON } from '@/builder/ui/icon'

/** Every screen of the office as links of the side navigation: the documents first, then one group for each area. */
export const OFFICE_LINKS: readonly (readonly SideLink[])[] = [
  DOCUMENT_LINKS,
  [{ id: 'events', path: '/ice_builder/events', words: '이벤트', icon: <PartyPopper {...ICON} className="text-studio-text-mute" /> }],
  [{ id: 'vitals', path: '/ice_builder/vitals', words: '방문 속도', icon: <Gauge {...ICON} className="text-studio-text-mute" /> }],
  [{ id: 'workbench', path: '/ice_builder/workbench', words: '블록 작업대', icon: <Blocks {...ICON} className="text-studio-text-mute" /> }],
]

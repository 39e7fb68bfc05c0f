import {
  Ban,
  Blocks,
  Building,
  ChartLine,
  CircleHelp,
  DoorOpen,
  GalleryVerticalEnd,
  House,
  Images,
  ListTree,
  MessageSquareWarning,
  PanelTop,
  Replace,
  ScrollText,
  SearchCheck,
  SearchX,
  Signpost,
  Stamp,
  Tags,
} from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'
import { recordLink } from '@/app/office/record-link'
import { documentLinks } from './document-links'

export const area: OfficeArea = {
  links: [
    { group: 'top', id: 'home', words: '관리 첫 화면', icon: House },
    { group: 'people', id: 'replies', words: '신고된 댓글', icon: MessageSquareWarning, right: 'replies', isDaily: true },
    ...documentLinks.filter(({ isDaily }) => isDaily),
    { group: 'screens', id: 'media', words: '미디어', icon: Images, right: 'media', isDaily: true },
    recordLink('banners', { group: 'screens', icon: GalleryVerticalEnd }),
    // A popup of a text; that of blocks is a document.
    recordLink('popups', { group: 'screens', icon: PanelTop, words: '팝업 노출' }),
    recordLink('menus', { group: 'screens', icon: ListTree }),
    ...documentLinks.filter(({ isDaily }) => !isDaily),
    { group: 'screens', id: 'workbench', words: '블록 작업대', icon: Blocks, right: 'pages' },
    { group: 'site', id: 'dashboard', words: '방문 통계', icon: ChartLine, right: 'vitals', isDaily: true },
    recordLink('search-tags', { group: 'site', icon: SearchCheck }),
    recordLink('search-synonyms', { group: 'site', icon: Replace }),
    { group: 'site', id: 'missed-searches', words: '결과 없는 검색', icon: SearchX, right: 'missed-searches' },
    recordLink('forbidden-words', { group: 'site', icon: Ban }),
    recordLink('redirects', { group: 'site', icon: Signpost }),
    recordLink('codes', { group: 'site', icon: Tags }),
    recordLink('company', { group: 'site', icon: Building }),
    { group: 'site', id: 'audit', words: '감사 기록', icon: ScrollText, right: 'audit' },
    { group: 'site', id: 'audit-review', words: '월간 점검', icon: Stamp, right: 'audit' },
    { group: 'site', id: 'opening', words: '사이트 열기', icon: DoorOpen, right: 'opening' },
    { group: 'foot', id: 'guide', words: '도움말', icon: CircleHelp },
  ],
}

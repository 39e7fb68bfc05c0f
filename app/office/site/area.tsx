import { Blocks, ChartLine, CircleHelp, DoorOpen, Images, MessageSquareWarning, ScrollText } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'

export const area: OfficeArea = {
  links: [
    { group: 'trade', id: 'media', words: '미디어', icon: Images, right: 'media' },
    { group: 'people', id: 'replies', words: '신고된 댓글', icon: MessageSquareWarning, right: 'replies' },
    { group: 'figures', id: 'dashboard', words: '방문 통계', icon: ChartLine, right: 'vitals' },
    { group: 'site', id: 'audit', words: '감사 기록', icon: ScrollText, right: 'audit' },
    { group: 'site', id: 'opening', words: '사이트 열기', icon: DoorOpen, right: 'opening' },
    { group: 'help', id: 'workbench', words: '블록 작업대', icon: Blocks, right: 'pages' },
    { group: 'help', id: 'guide', words: '도움말', icon: CircleHelp },
  ],
}

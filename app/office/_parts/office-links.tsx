import {
  Blocks,
  BookImage,
  CalendarCheck,
  Inbox,
  ChartLine,
  Coins,
  FileText,
  HeartHandshake,
  House,
  Package,
  IdCard,
  Images,
  MessageCircleQuestionMark,
  MessageSquareWarning,
  PartyPopper,
  ScrollText,
  ShoppingBag,
  Star,
  Ticket,
  Undo2,
  Users,
  CircleHelp,
  DoorOpen,
  type LucideIcon,
} from 'lucide-react'
import type { SideLink } from '@/builder/list/side'
import { DOCUMENT_LINKS } from '@/builder/pages/document-links'
import { recordPath } from '@/builder/state/record-path'
import { ICON } from '@/builder/ui/icon'
import { RECORD_TYPES } from '@/schemas/records/registry'

const iconOf = (Icon: LucideIcon) => <Icon {...ICON} className="shrink-0 text-studio-text-mute" />
const link = (id: string, words: string, Icon: LucideIcon, right?: string): SideLink => ({
  id,
  path: `/ice_builder/${id}`,
  words,
  icon: iconOf(Icon),
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

/** Every screen of the office as links of the side navigation: the documents first, then the records, then one group for each area. */
export const OFFICE_LINKS: readonly (readonly SideLink[])[] = [
  [link('home', '관리 첫 화면', House), ...DOCUMENT_LINKS.map((one) => ({ ...one, words: LINK_WORDS[one.id] ?? one.words }))],
  ...recordLinks,
  [
    link('orders', '주문', ShoppingBag, 'orders'),
    link('returns', '교환과 반품', Undo2, 'returns'),
    link('coupons', '쿠폰', Ticket, 'coupons'),
    link('stock', '재고', Package, 'stock'),
    link('events', '이벤트', PartyPopper, 'events'),
    link('media', '미디어', Images, 'media'),
  ],
  [
    link('consultations', '상담함', Inbox, 'consultations'),
    link('visits', '방문 예약', CalendarCheck, 'visits'),
    link('community', '결모임 지원서', HeartHandshake, 'community'),
    link('members', '회원', Users, 'members'),
    link('home-tours', '회원 집들이', BookImage, 'home-tours'),
    link('replies', '신고된 댓글', MessageSquareWarning, 'replies'),
    link('questions', '상품 문의', MessageCircleQuestionMark, 'questions'),
    link('reviews', '상품 후기', Star, 'reviews'),
  ],
  [link('sales', '일별 매출', Coins, 'sales'), link('dashboard', '방문 통계', ChartLine, 'vitals')],
  [
    link('audit', '감사 기록', ScrollText, 'audit'),
    link('staff', '운영자와 역할', IdCard, 'staff'),
    link('opening', '사이트 열기', DoorOpen, 'opening'),
  ],
  [link('workbench', '블록 작업대', Blocks, 'pages'), link('guide', '도움말', CircleHelp)],
]

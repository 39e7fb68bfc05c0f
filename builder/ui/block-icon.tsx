import {
  Bell,
  BookOpenText,
  ChevronsRight,
  CircleHelp,
  Columns2,
  Component,
  FileQuestionMark,
  Frame,
  GalleryHorizontal,
  Gift,
  Heading,
  Image,
  Images,
  LayoutGrid,
  LayoutPanelLeft,
  ListCollapse,
  Megaphone,
  Minus,
  Newspaper,
  PanelBottom,
  PanelTop,
  PanelsTopLeft,
  RectangleEllipsis,
  SquarePlay,
  TriangleAlert,
  Type,
  type LucideIcon,
} from 'lucide-react'
import { definitionOf } from '@/schemas/page/definitions'
import { ICON } from './icon'

const ICONS: Record<string, LucideIcon> = {
  accordion: ListCollapse,
  breadcrumbs: ChevronsRight,
  button: RectangleEllipsis,
  'card-list': LayoutPanelLeft,
  columns: Columns2,
  divider: Minus,
  'event-detail': Gift,
  'event-list': Megaphone,
  faq: CircleHelp,
  footer: PanelBottom,
  fragment: Component,
  gallery: GalleryHorizontal,
  grid: LayoutGrid,
  header: PanelTop,
  heading: Heading,
  hero: Images,
  image: Image,
  'notice-detail': BookOpenText,
  'notice-list': Newspaper,
  'rich-text': Type,
  section: Frame,
  'status-message': Bell,
  tabs: PanelsTopLeft,
  video: SquarePlay,
}

/** The small icon of a block's type in the tree and in lists. */
export function BlockIcon({ type, opaque = false, className }: { type: string; opaque?: boolean; className?: string }) {
  const Icon = opaque
    ? TriangleAlert
    : ((Object.hasOwn(ICONS, type) ? ICONS[type] : undefined) ?? (definitionOf(type) ? Frame : FileQuestionMark))
  return <Icon {...ICON} size={15} className={className} />
}

import type { AnyBlock } from '@/renderer/define-block'
import { accordion } from './accordion/block'
import { breadcrumbs } from './breadcrumbs/block'
import { button } from './button/block'
import { cardList } from './card-list/block'
import { columns } from './columns/block'
import { divider } from './divider/block'
import { eventDetail } from './event-detail/block'
import { eventList } from './event-list/block'
import { faq } from './faq/block'
import { fault } from './fault/block'
import { footer } from './footer/block'
import { fragment } from './fragment/block'
import { gallery } from './gallery/block'
import { grid } from './grid/block'
import { header } from './header/block'
import { heading } from './heading/block'
import { hero } from './hero/block'
import { image } from './image/block'
import { noticeDetail } from './notice-detail/block'
import { noticeList } from './notice-list/block'
import { richText } from './rich-text/block'
import { section } from './section/block'
import { statusMessage } from './status-message/block'
import { tabs } from './tabs/block'
import { video } from './video/block'

/** Every block that a page may hold: one line each, in the order of their names. */
export const blocks: AnyBlock[] = [
  accordion,
  breadcrumbs,
  button,
  cardList,
  columns,
  divider,
  eventDetail,
  eventList,
  faq,
  fault,
  footer,
  fragment,
  gallery,
  grid,
  header,
  heading,
  hero,
  image,
  noticeDetail,
  noticeList,
  richText,
  section,
  statusMessage,
  tabs,
  video,
]

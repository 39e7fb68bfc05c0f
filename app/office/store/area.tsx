import {
  Boxes,
  ChartNoAxesColumn,
  Coins,
  Gem,
  MessageCircleHeart,
  MessageCircleQuestionMark,
  Network,
  PackageCheck,
  PhoneCall,
  Presentation,
  ShoppingBag,
  Tag,
  Ticket,
  Truck,
  Undo2,
} from 'lucide-react'
import { lazy } from 'react'
import type { OfficeArea } from '@/app/office/area'
import { recordLink } from '@/app/office/record-link'

/** Comes with the page of a member, not with every screen of the console. */
const BenefitsPart = lazy(() => import('./benefits/benefits-part').then((module) => ({ default: module.BenefitsPart })))

export const area: OfficeArea = {
  links: [
    { group: 'orders', id: 'orders', words: '주문', icon: ShoppingBag, right: 'orders', isDaily: true },
    { group: 'orders', id: 'order-drafts', words: '전화 주문', icon: PhoneCall, right: 'order-drafts', isDaily: true },
    { group: 'orders', id: 'packing', words: '포장', icon: PackageCheck, right: 'orders', isDaily: true },
    { group: 'orders', id: 'returns', words: '교환과 반품', icon: Undo2, right: 'returns', isDaily: true },
    { group: 'orders', id: 'stock', words: '재고', icon: Boxes, right: 'stock' },
    { group: 'orders', id: 'sales', words: '일별 매출', icon: Coins, right: 'sales' },
    { group: 'orders', id: 'sales-by', words: '매출 분석', icon: ChartNoAxesColumn, right: 'sales' },
    { group: 'visits', id: 'questions', words: '상품 문의', icon: MessageCircleQuestionMark, right: 'questions', isDaily: true },
    { group: 'people', id: 'reviews', words: '상품 후기', icon: MessageCircleHeart, right: 'reviews', isDaily: true },
    { group: 'benefits', id: 'coupons', words: '쿠폰', icon: Ticket, right: 'coupons' },
    recordLink('store-terms', { group: 'orders', icon: Truck }),
    recordLink('goods', { group: 'goods', icon: Tag, isDaily: true }),
    recordLink('store-categories', { group: 'goods', icon: Network }),
    recordLink('brand-shops', { group: 'goods', icon: Gem }),
    recordLink('exhibits', { group: 'goods', icon: Presentation }),
  ],
  memberParts: [{ right: 'member-benefits', view: BenefitsPart }],
}

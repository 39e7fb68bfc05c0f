import { Coins, MessageCircleQuestionMark, Package, ShoppingBag, Star, Ticket, Undo2 } from 'lucide-react'
import { lazy } from 'react'
import type { OfficeArea } from '@/app/office/area'

/** Comes with the page of a member, not with every screen of the console. */
const BenefitsPart = lazy(() => import('./benefits/benefits-part').then((module) => ({ default: module.BenefitsPart })))

export const area: OfficeArea = {
  links: [
    { group: 'trade', id: 'orders', words: '주문', icon: ShoppingBag, right: 'orders' },
    { group: 'trade', id: 'returns', words: '교환과 반품', icon: Undo2, right: 'returns' },
    { group: 'trade', id: 'coupons', words: '쿠폰', icon: Ticket, right: 'coupons' },
    { group: 'trade', id: 'stock', words: '재고', icon: Package, right: 'stock' },
    { group: 'people', id: 'questions', words: '상품 문의', icon: MessageCircleQuestionMark, right: 'questions' },
    { group: 'people', id: 'reviews', words: '상품 후기', icon: Star, right: 'reviews' },
    { group: 'figures', id: 'sales', words: '일별 매출', icon: Coins, right: 'sales' },
  ],
  memberParts: [{ right: 'member-benefits', view: BenefitsPart }],
}

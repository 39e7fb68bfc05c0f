import type { orders } from '@/services/db/tables/orders'
import type { Whose } from '@/services/kit/subject-of'

/** Whose data an order has: who ordered, and who receives it. */
export const whoseOrder = ({ memberNo, buyer, delivery }: Pick<typeof orders.$inferSelect, 'memberNo' | 'buyer' | 'delivery'>): Whose[] => [
  { memberNo, phoneNo: buyer.phoneNo },
  { memberNo: null, phoneNo: delivery.phoneNo },
]

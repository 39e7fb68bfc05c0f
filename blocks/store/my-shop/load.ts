import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listCoupons, listOrders, listPoints, type OrderHead } from '@/schemas/api/store/orders'
import type { OrderCode } from '@/schemas/rules/store/order-states'
import { forMember } from '@/blocks/members/_parts/for-member'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  orders: readonly OrderHead[] | null
  counts: readonly { status: OrderCode; count: number }[]
  points: number
  /** Coupons that can be used. */
  coupons: number
}

const LATEST = 3

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const answers = await forMember(() =>
    Promise.all([
      call(listOrders, { page: 1, size: LATEST }, { signal }),
      call(listPoints, { page: 1, size: 1 }, { signal }),
      // Those that can be used are the first of the list.
      call(listCoupons, { page: 1, size: 50 }, { signal }),
    ]),
  )
  if (!answers) return { data: { orders: null, counts: [], points: 0, coupons: 0 } }
  const [orders, points, coupons] = answers
  return {
    data: {
      orders: orders.items,
      counts: orders.item.counts,
      points: points.item.balance,
      coupons: coupons.items.filter(({ usableYn }) => usableYn === 'Y').length,
    },
  }
}

import type { Loaded, LoadInput } from '@/renderer/define-block'
import { readArrival } from '@/schemas/api/store/arrivals'
import { countOpenCoupons } from '@/schemas/api/store/open-coupons'
import { goodsOf } from '../_parts/goods-of'
import type { Props } from './schema'

export interface Data {
  /** Coupons that can be taken here. */
  coupons: number
  /** When it arrives, if it is paid for now; empty for what is not bought. */
  arrival: string
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const goods = goodsOf(page)
  if (!goods || goods.kind !== 'goods') return { data: { coupons: 0, arrival: '' } }
  const [counted, arrival] = await Promise.all([
    call(countOpenCoupons, { goodsId: goods.id }, { signal }),
    call(readArrival, { goodsIds: goods.id }, { signal }),
  ])
  return { data: { coupons: counted.item.count, arrival: arrival.item.main } }
}

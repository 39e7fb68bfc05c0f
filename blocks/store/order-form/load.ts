import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Caller } from '@/schemas/api/base/call'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listCart, type CartItem } from '@/schemas/api/store/cart'
import { readInstallDays } from '@/schemas/api/store/install-days'
import { listDeliveries, type Delivery } from '@/schemas/api/store/deliveries'
import { listCoupons } from '@/schemas/api/store/orders'
import { readOrderForm } from '@/schemas/api/store/order-form'
import { ORDERED_ITEMS } from '@/schemas/rules/store/order-pages'
import type { Props } from './schema'

export type Coupon = Listed<typeof listCoupons>

export interface OrderFacts extends Item<typeof readOrderForm> {
  /** What is ordered, as it is sold now. */
  lines: CartItem[]
  /** Chosen lines that cannot be bought now. */
  leftOut: number
  /** Those that can be used, the largest first of what they take off is the form's to find. */
  coupons: Coupon[]
  addresses: Delivery[]
  /** When what is installed of it can be; null where nothing is. */
  installDays: Item<typeof readInstallDays> | null
}

/** Where the cart has nothing that can be bought now: neither the buyer nor the terms travel. */
export interface NothingToOrder {
  lines: []
  leftOut: number
}

export interface Data {
  /** Null where a sign-in has to be renewed first, which the browser does. */
  facts: OrderFacts | NothingToOrder | null
  /** Lines of the cart that are ordered; all of them where empty. */
  items: string
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const wanted = page.query['items'] ?? ''
  const items = ORDERED_ITEMS.test(wanted) ? wanted : ''
  try {
    return { data: { facts: await readFacts(call, items, signal), items } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return { data: { facts: null, items } }
    throw error
  }
}

export const MOST_COUPONS = 50

/** Everything the form shows that is not typed; read again when something has changed meanwhile. */
export async function readFacts(call: Caller, items: string, signal?: AbortSignal): Promise<OrderFacts | NothingToOrder> {
  const options = signal ? { signal } : {}
  const [{ item }, cart] = await Promise.all([call(readOrderForm, {}, options), call(listCart, {}, options)])
  const [coupons, addresses] =
    item.memberYn === 'Y'
      ? await Promise.all([call(listCoupons, { size: MOST_COUPONS }, options), call(listDeliveries, {}, options)])
      : [{ items: [] }, { items: [] }]
  const wanted = new Set(items.split(',').filter(Boolean).map(Number))
  const chosen = cart.items.flatMap((group) => group.items).filter(({ cartSeq }) => wanted.size === 0 || wanted.has(cartSeq))
  const lines = chosen.filter(({ state }) => state === 'ok')
  const leftOut = chosen.length - lines.length
  if (lines.length === 0) return { lines: [], leftOut }
  return {
    ...item,
    lines,
    leftOut,
    coupons: coupons.items.filter(({ couponId, usableYn }) => usableYn === 'Y' || item.heldCoupons.includes(couponId)),
    addresses: addresses.items,
    installDays: await daysOf(lines, call, options),
  }
}

async function daysOf(lines: readonly CartItem[], call: Caller, options: object): Promise<OrderFacts['installDays']> {
  const installed = lines.filter(({ delivery }) => delivery === 'install')
  if (installed.length === 0) return null
  return (await call(readInstallDays, { goodsIds: installed.map(({ productId }) => productId).join(',') }, options)).item
}

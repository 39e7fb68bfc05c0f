import type { Loaded, LoadInput } from '@/renderer/define-block'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { listGuestReturns, readGuestReturnOffer } from '@/schemas/api/store/guest-returns'
import { readGuestOrder, type Order } from '@/schemas/api/store/orders'
import { RETURN_KINDS, type ReturnKind, type ReturnWay } from '@/schemas/rules/store/return-states'
import { seoulDay } from '@/schemas/words/seoul-day'
import { isOrderId } from '@/schemas/rules/store/order-pages'
import type { Props } from './schema'

export type GuestDone = { is: 'cancelled' } | { is: ReturnKind; way: ReturnWay }
export interface Data {
  /** Null until a number was given by the person who ordered. */
  order: Order | null
  /** The number of the URL, in its field again. */
  orderId: string
  /** Why the number has no order, in the words of the call. */
  missing: string
  /** Its exchanges and returns, the latest first. */
  returns: Listed<typeof listGuestReturns>[]
  /** What was done on this page just now. */
  done?: GuestDone
  /** What is asked for, where the address says so and something can still come back. */
  asked?: { kind: ReturnKind; offer: Item<typeof readGuestReturnOffer>; today: string }
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const orderId = page.query['id'] ?? ''
  if (!isOrderId(orderId)) return { data: { order: null, orderId: '', missing: '', returns: [] } }
  try {
    const { item } = await call(readGuestOrder, { id: orderId }, { signal })
    const { items } = await call(listGuestReturns, { id: orderId }, { signal })
    const kind = RETURN_KINDS.find((known) => known === page.query['kind'])
    const offer = kind && item.returnableYn === 'Y' ? (await call(readGuestReturnOffer, { id: orderId }, { signal })).item : undefined
    const done = doneOf(page.query['done'], item, items)
    const asked = kind && offer ? { asked: { kind, offer, today: seoulDay(new Date()) } } : {}
    return { data: { order: item, orderId, missing: '', returns: items, ...asked, ...(done ? { done } : {}) } }
  } catch (error) {
    // Nobody is identified, or the half hour of it is over.
    if (error instanceof CallFailure && error.status === 401) return { data: { order: null, orderId, missing: '', returns: [] } }
    if (error instanceof CallFailure && error.status === 404) return { data: { order: null, orderId, missing: error.message, returns: [] } }
    throw error
  }
}

/** Only what the order says too: the address alone says nothing. */
function doneOf(done: string | undefined, { status, refunds }: Order, [latest]: Data['returns']): GuestDone | undefined {
  if (done === 'cancelled') return status === 'CANCEL' || refunds.at(-1)?.of === 'CANCEL' ? { is: done } : undefined
  return latest && latest.kind === done ? { is: latest.kind, way: latest.way } : undefined
}

import type { Loaded, LoadInput } from '@/renderer/define-block'
import { CallFailure } from '@/schemas/api/base/failure'
import { readGuestOrder, type Order } from '@/schemas/api/store/orders'
import { isOrderId } from '@/schemas/rules/store/order-pages'
import type { Props } from './schema'

export interface Data {
  /** Null until a number was given by the person who ordered. */
  order: Order | null
  /** The number of the URL, in its field again. */
  orderId: string
  /** Why the number has no order, in the words of the call. */
  missing: string
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const orderId = page.query['id'] ?? ''
  if (!isOrderId(orderId)) return { data: { order: null, orderId: '', missing: '' } }
  try {
    const { item } = await call(readGuestOrder, { id: orderId }, { signal })
    return { data: { order: item, orderId, missing: '' } }
  } catch (error) {
    // Nobody is identified, or the half hour of it is over.
    if (error instanceof CallFailure && error.status === 401) return { data: { order: null, orderId, missing: '' } }
    if (error instanceof CallFailure && error.status === 404) return { data: { order: null, orderId, missing: error.message } }
    throw error
  }
}

import type { LoadInput } from '@/renderer/define-block'
import { CallFailure } from '@/schemas/api/base/failure'
import { readOrder, type Order } from '@/schemas/api/store/orders'

export interface OrderData {
  /** Null in the builder, where no member is signed in, and for an order that is not the member's. */
  order: Order | null
  /** Why there is none, in the words of the call; empty in the builder. */
  missing: string
}

/** The member's order of the page. */
export async function loadOrder({ page, call, signal }: Pick<LoadInput<unknown>, 'page' | 'call' | 'signal'>): Promise<OrderData> {
  try {
    const { item } = await call(readOrder, { id: page.params['id'] ?? '' }, { signal })
    return { order: item, missing: '' }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return { order: null, missing: '' }
    if (error instanceof CallFailure && error.status === 404) return { order: null, missing: error.message }
    throw error
  }
}

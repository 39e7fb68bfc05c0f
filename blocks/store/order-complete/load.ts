import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readCompletedOrder } from '@/schemas/api/store/orders'
import type { Props } from './schema'

export interface Data {
  /** Null where the address names none, and in the builder. */
  order: Item<typeof readCompletedOrder> | null
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const id = page.query['orderId'] ?? ''
  if (!id) return { data: { order: null } }
  try {
    return { data: { order: (await call(readCompletedOrder, { id }, { signal })).item } }
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) return { data: { order: null } }
    throw error
  }
}

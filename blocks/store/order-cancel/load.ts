import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { readRefundAccount } from '@/schemas/api/store/deliveries'
import { loadOrder, type OrderData } from '../_parts/orders/load-order'
import type { Props } from './schema'

export interface Data extends OrderData {
  account: Item<typeof readRefundAccount>
  /** Of the line that was pressed. */
  lineSeq?: number
}

export async function load(input: LoadInput<Props>): Promise<Loaded<Data>> {
  const { page, call, signal } = input
  const found = await loadOrder(input)
  const answer = found.order?.payment?.method === 'VBANK' ? await call(readRefundAccount, {}, { signal }) : undefined
  const line = page.query['line'] ?? ''
  return { data: { ...found, account: answer?.item ?? null, ...(/^\d{1,9}$/.test(line) ? { lineSeq: Number(line) } : {}) } }
}

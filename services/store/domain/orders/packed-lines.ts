import { asc, inArray } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import type { browsePacking } from '@/schemas/api/store/packing'
import type { Database } from '@/services/db/database'
import { orderLines } from '@/services/db/tables/orders'

type PackedLine = Listed<typeof browsePacking>['lines'][number]

/** What of each order is left to be packed: pieces that are cancelled, or about to be, are not. */
export async function packedLines(db: Database, orderIds: readonly string[]): Promise<Map<string, PackedLine[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.lineSeq))
  const byOrder = new Map<string, PackedLine[]>()
  for (const { orderId, variantId, name, choices, image, delivery, qty, cancelledQty, cancellingQty } of rows) {
    const left = qty - cancelledQty - cancellingQty
    const lines = byOrder.get(orderId) ?? []
    if (left > 0) lines.push({ variantId: variantId ?? '', name, choices, image, delivery, qty: left })
    byOrder.set(orderId, lines)
  }
  return byOrder
}

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/payments'
import { currentDatabase } from '@/services/db/current-database'
import { orders } from '@/services/db/tables/orders'
import { paymentWebhooks } from '@/services/db/tables/payments'
import { operation } from '@/services/kit/service'
import { PAYMENT_TAG } from '../domain/money/payment-tag'
import { settleWebhook } from './settle-webhook'

/**
 * The call is written down, once for its text, and answered; whatever it says is asked of the provider. What cannot be settled now is settled by
 * the reconciliation, and the provider is not made to call for ever.
 */
export const receiveTossWebhook = operation(contracts.receiveTossWebhook, async (sent, ctx) => {
  const orderId = (sent.data?.orderId ?? sent.orderId ?? '').slice(0, 64)
  const status = (sent.data?.status ?? sent.status ?? '').slice(0, 40)
  if (!/^\d{6}-[0-9A-Z]{13}$/.test(orderId)) return {}
  // Anybody may send this: what is about no order of ours is not even written down.
  if ((await ctx.db.$count(orders, and(eq(orders.siteId, ctx.siteId), eq(orders.orderId, orderId)))) === 0) return {}
  const bodyHash = createHash('sha256').update(JSON.stringify(sent)).digest('base64url')
  await ctx.db.insert(paymentWebhooks).values({ bodyHash, orderId, status, receivedAt: ctx.now }).onConflictDoNothing()
  const [row] = await ctx.db.select().from(paymentWebhooks).where(eq(paymentWebhooks.bodyHash, bodyHash))
  if (row?.handledAt === null && !(await settleWebhook(currentDatabase(), ctx, row))) ctx.touch(PAYMENT_TAG)
  return {}
})

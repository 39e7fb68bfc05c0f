import { and, eq } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { payments } from '@/services/db/tables/payments'
import { runAsSystem } from '@/services/kit/run-as-system'
import { lockOrder } from '../domain/orders/move-order'
import { noteEvent } from '../domain/money/note-event'

/** The provider refused a charge for good: the order may be paid in another way while it is held. */
export async function declineCharge(
  open: OpenDatabase,
  where: { siteId: string; now: Date },
  paymentKey: string,
  { code, message }: { code: string; message: string },
): Promise<void> {
  await runAsSystem(open, { ...where, actor: 'payments' }, async (ctx) => {
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.paymentKey, paymentKey))
    if (!payment) return
    const { orderId } = payment
    await lockOrder(ctx, orderId)
    const [failed] = await ctx.db
      .update(payments)
      .set({ state: 'failed', updatedAt: ctx.now })
      .where(and(eq(payments.paymentKey, paymentKey), eq(payments.state, 'open')))
      .returning({ paymentKey: payments.paymentKey })
    if (failed)
      await noteEvent(ctx, {
        orderId,
        paymentKey,
        kind: 'declined',
        amount: 0,
        key: `declined:${paymentKey}`,
        detail: `${code} ${message}`,
      })
  })
}

// Cash receipts that the law wants although nobody asked (schemas/rules/store/cash-receipts.ts).
import { and, asc, eq, gte, lte, ne, sql, type SQL } from 'drizzle-orm'
import { UNASKED_AFTER, UNASKED_DAYS, UNASKED_FROM, UNASKED_NUMBER } from '@/schemas/rules/store/cash-receipts'
import { logger } from '@/services/base/log'
import type { OpenDatabase } from '@/services/db/database'
import { cashReceipts, payments } from '@/services/db/tables/payments'
import { runAsSystem } from '@/services/kit/run-as-system'
import { readCharge } from '@/services/outside/payment-provider'
import { lockOrderRow } from '../domain/orders/move-order'
import { noteEvent } from '../domain/money/note-event'
import { issuableOf, requestReceipt } from '../domain/money/request-receipt'
import { receiptRows, RETRY_RECEIPT } from '../domain/money/receipt-rows'
import { settleCharge } from '../domain/money/settle-charge'

type Where = { siteId: string; now: Date }
type Payment = typeof payments.$inferSelect

const AT_ONCE = 100
const DAY = 86_400_000
/** What could not be issued so long is no longer asked for: staff know of it. */
const LONGEST = 30 * DAY

/** Writes the requests that are due; `settleReceipts` asks the provider for them. */
export async function issueUnasked(open: OpenDatabase, where: Where): Promise<void> {
  const { siteId, now } = where
  const before = (span: number): Date => new Date(now.getTime() - span)
  const owed = await open.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.siteId, siteId),
        eq(payments.state, 'done'),
        ne(payments.method, 'CARD'),
        gte(payments.amount, UNASKED_FROM),
        gte(payments.paidAt, before(LONGEST)),
        lte(payments.paidAt, before(UNASKED_AFTER * DAY)),
        sql`${issued()} <= 0`,
        // One that was refused is asked for again once that may help.
        sql`not exists (select 1 from ${cashReceipts} where ${and(eq(cashReceipts.paymentKey, payments.paymentKey), eq(cashReceipts.state, 'failed'), gte(cashReceipts.settledAt, before(RETRY_RECEIPT)))})`,
      ),
    )
    .orderBy(asc(payments.paidAt))
    .limit(AT_ONCE)
  for (const payment of owed) {
    await reportLate(open, where, payment)
    // What the window issued may not be known here yet.
    const found = await readCharge(payment.paymentKey)
    if (!found.ok) continue
    await settleCharge(open, where, found.charge, 'system')
    await write(open, where, payment)
  }
}

/** As `issuedOf` (receipt-rows.ts) adds up. */
const issued = (): SQL =>
  sql`coalesce((select sum(case when ${eq(cashReceipts.act, 'confirm')} then ${cashReceipts.amount} else -${cashReceipts.amount} end) from ${cashReceipts} where ${and(eq(cashReceipts.paymentKey, payments.paymentKey), ne(cashReceipts.state, 'failed'))}), 0)`

async function write(open: OpenDatabase, where: Where, { paymentKey, orderId }: Payment): Promise<void> {
  await runAsSystem(open, { ...where, actor: 'payments' }, async (ctx) => {
    await lockOrderRow(ctx, orderId)
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.paymentKey, paymentKey))
    const issuable = payment && (await issuableOf(ctx.db, payment, await receiptRows(ctx.db, paymentKey)))
    if (issuable) await requestReceipt(ctx, issuable, { origin: 'unasked', kind: 'income', number: UNASKED_NUMBER, dueAt: ctx.now })
  })
}

/** The days of the law are over. */
async function reportLate(open: OpenDatabase, where: Where, { paymentKey, orderId, paidAt }: Payment): Promise<void> {
  if (where.now.getTime() - paidAt!.getTime() < UNASKED_DAYS * DAY) return
  const detail = `현금영수증이 ${UNASKED_DAYS}일 안에 발급되지 않음`
  const isNew = await runAsSystem(open, { ...where, actor: 'payments' }, (ctx) =>
    noteEvent(ctx, { orderId, paymentKey, kind: 'fault', amount: 0, key: `receipt-late:${paymentKey}`, detail }),
  )
  if (isNew) logger().error({ event: 'cash-receipt-late', orderId }, 'a cash receipt was not issued within the days of the law')
}

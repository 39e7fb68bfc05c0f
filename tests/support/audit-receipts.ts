import { expect } from 'vitest'
import type { Database } from '@/services/db/database'
import { cashReceipts, paymentEvents } from '@/services/db/tables/payments'
import { charges } from '@/services/simulators/toss/charges'
import { issuedOf as bookedOf, receipts } from '@/services/simulators/toss/receipts'
import { issuedOf } from '@/services/store/domain/money/receipt-rows'

/**
 * What is true of cash receipts whatever happened, once nothing is under way: no payment has more of them than the money that is left of it, one
 * that was issued has exactly that, and the provider has issued what our rows say.
 */
export async function auditReceipts(db: Database): Promise<void> {
  const rows = await db.select().from(cashReceipts)
  const events = await db.select().from(paymentEvents)
  expect(rows.filter(({ state, number }) => state === 'requested' || number !== null)).toEqual([])
  for (const [paymentKey, own] of Map.groupBy(rows, (row) => row.paymentKey)) {
    const sum = (kind: string) =>
      events.filter((one) => one.paymentKey === paymentKey && one.kind === kind).reduce((total, { amount }) => total + amount, 0)
    const left = sum('charge') - sum('reversal') - sum('refund')
    const issued = issuedOf(own)
    expect(issued, `receipts of ${paymentKey} and the money that is left`).toBeLessThanOrEqual(left)
    if (own.some(({ act, state }) => act === 'confirm' && state !== 'failed')) expect([0, left]).toContain(issued)
    const orderIds = new Set(own.map(({ orderId }) => orderId))
    const there = bookedOf(charges.get(paymentKey)?.cashReceipts ?? []) + bookedOf(receipts.filter(({ orderId }) => orderIds.has(orderId)))
    expect(there, `books of the provider for ${paymentKey}`).toBe(issued)
  }
}

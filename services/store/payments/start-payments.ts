import { currentDatabase } from '@/services/db/current-database'
import { startClock } from '@/services/db/start-clock'
import { paymentProvider } from '@/services/outside/payment-provider'
import { endStaleRequests } from '../domain/money/end-stale-requests'
import { PAYMENT_TAG } from '../domain/money/payment-tag'
import { expireOrders, nextExpiry } from './expire-orders'
import { issueUnasked } from './issue-unasked'
import { reconcilePayments, settleUndecided } from './reconcile-payments'
import { settleReceipts } from './settle-receipts'

/** The provider's list is compared so often, and each time over a day: what came late is seen as well. */
const EVERY = 10 * 60_000
const SPAN = 24 * 60 * 60_000
/** What is not decided is asked for again after this. */
const SOON = 20_000

/** Starts the settling of this process: ended holds, undecided payments and refunds, and the comparison. @returns a function that stops it. */
export function startPayments(siteId: string): () => void {
  let comparedAt = 0
  return startClock({
    name: 'payments',
    tag: PAYMENT_TAG,
    async work() {
      const now = new Date()
      const where = { siteId, now }
      const open = currentDatabase()
      await expireOrders(open, where)
      if (now.getTime() - comparedAt > EVERY) await endStaleRequests(open.db, where)
      if (!paymentProvider()) return nextExpiry(open)
      await settleUndecided(open, where)
      if (now.getTime() - comparedAt > EVERY) await issueUnasked(open, where)
      await settleReceipts(open, where)
      if (now.getTime() - comparedAt > EVERY && (await reconcilePayments(open, where, new Date(now.getTime() - SPAN))))
        comparedAt = now.getTime()
      return Math.min(await nextExpiry(open), Date.now() + SOON)
    },
  })
}

import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/deliveries'
import type { BankCode } from '@/schemas/rules/store/banks'
import { refundAccounts } from '@/services/db/tables/deliveries'
import { operation } from '@/services/kit/service'

export const readRefundAccount = operation(contracts.readRefundAccount, async (_, { db, siteId, session }) => {
  const [row] = await db
    .select({ account: refundAccounts.account })
    .from(refundAccounts)
    .where(and(eq(refundAccounts.siteId, siteId), eq(refundAccounts.memberNo, session.user!.memberNo)))
  return { item: row ? { ...row.account, bank: row.account.bank as BankCode } : null }
})

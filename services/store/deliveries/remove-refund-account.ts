import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/deliveries'
import { refundAccounts } from '@/services/db/tables/deliveries'
import { operation } from '@/services/kit/service'

export const removeRefundAccount = operation(contracts.removeRefundAccount, async (_, { db, siteId, session }) => {
  await db.delete(refundAccounts).where(and(eq(refundAccounts.siteId, siteId), eq(refundAccounts.memberNo, session.user!.memberNo)))
  return {}
})

import * as contracts from '@/schemas/api/store/deliveries'
import { refundAccounts } from '@/services/db/tables/deliveries'
import { operation } from '@/services/kit/service'

export const saveRefundAccount = operation(contracts.saveRefundAccount, async ({ bank, accountNo, holder }, ctx) => {
  const { db, siteId, now, session } = ctx
  const values = { account: { bank, accountNo, holder: holder.trim() }, savedAt: now }
  await db
    .insert(refundAccounts)
    .values({ ...values, siteId, memberNo: session.user!.memberNo })
    .onConflictDoUpdate({ target: refundAccounts.memberNo, set: values })
  return {}
})

import { and, eq } from 'drizzle-orm'
import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/store/deliveries'
import { refundAccounts } from '@/services/db/tables/deliveries'
import { readRefundAccount } from './read-refund-account'
import { removeDelivery } from './remove-delivery'
import { saveDelivery } from './save-delivery'
import { saveRefundAccount } from './save-refund-account'
import { ownDeliveries, presentDelivery } from './own-deliveries'

const listDeliveries = operation(contracts.listDeliveries, async (_, ctx) => ({
  items: (await ownDeliveries(ctx)).map(presentDelivery),
}))

const removeRefundAccount = operation(contracts.removeRefundAccount, async (_, { db, siteId, session }) => {
  await db.delete(refundAccounts).where(and(eq(refundAccounts.siteId, siteId), eq(refundAccounts.memberNo, session.user!.memberNo)))
  return {}
})

export const deliveries = service('deliveries', [
  listDeliveries,
  saveDelivery,
  removeDelivery,
  readRefundAccount,
  saveRefundAccount,
  removeRefundAccount,
])

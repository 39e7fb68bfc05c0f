import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/deliveries'
import { deliveryAddresses } from '@/services/db/tables/deliveries'
import { operation } from '@/services/kit/service'
import { lockDeliveries } from './own-deliveries'

export const removeDelivery = operation(contracts.removeDelivery, async ({ seq }, ctx) => {
  const own = await lockDeliveries(ctx)
  const gone = own.find((one) => one.seq === seq)
  if (!gone) return {}
  await ctx.db.delete(deliveryAddresses).where(eq(deliveryAddresses.seq, seq))
  const next = own.find((one) => one !== gone)
  if (gone.defaultYn === 'Y' && next)
    await ctx.db.update(deliveryAddresses).set({ defaultYn: 'Y' }).where(eq(deliveryAddresses.seq, next.seq))
  return {}
})

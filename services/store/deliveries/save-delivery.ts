import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/deliveries'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { deliveryFaults, MOST_ADDRESSES } from '@/schemas/rules/store/delivery-address'
import { deliveryAddresses } from '@/services/db/tables/deliveries'
import { operation } from '@/services/kit/service'
import { requireRules } from '@/services/kit/wrong-fields'
import { lockDeliveries, ofMember, presentDelivery } from './own-deliveries'

export const saveDelivery = operation(contracts.saveDelivery, async ({ address: sent }, ctx) => {
  const { db, siteId, now, session } = ctx
  const place = {
    name: sent.name.trim(),
    phoneNo: digitsOnly(sent.phoneNo),
    zipCode: sent.zipCode,
    address: sent.address.trim(),
    addressDetail: sent.addressDetail?.trim() ?? '',
  }
  requireRules(deliveryFaults({ ...place, phoneNo: sent.phoneNo }))
  const own = await lockDeliveries(ctx)
  const before = own.find(({ seq }) => seq === sent.seq)
  if (sent.seq !== undefined && !before) throw ctx.fail('missing')
  if (!before && own.length >= MOST_ADDRESSES) throw ctx.fail('full')
  const isDefault = sent.defaultYn === 'Y' || before?.defaultYn === 'Y' || own.length === 0
  if (isDefault)
    await db
      .update(deliveryAddresses)
      .set({ defaultYn: 'N' })
      .where(and(ofMember(ctx), eq(deliveryAddresses.defaultYn, 'Y')))
  const values = { place, defaultYn: isDefault ? ('Y' as const) : ('N' as const), savedAt: now }
  const [row] = before
    ? await db.update(deliveryAddresses).set(values).where(eq(deliveryAddresses.seq, before.seq)).returning()
    : await db
        .insert(deliveryAddresses)
        .values({ ...values, siteId, memberNo: session.user!.memberNo })
        .returning()
  return { item: presentDelivery(row!) }
})

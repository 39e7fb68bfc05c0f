import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-form'
import { COMMON } from '@/schemas/words/messages'
import { formatMobile } from '@/schemas/words/person'
import { members } from '@/services/db/tables/members'
import { refusal } from '@/services/kit/refusal'
import { operation } from '@/services/kit/service'
import { hasAgreedAsGuest } from '../domain/orders/has-agreed-as-guest'
import { ownUnpaid } from '../domain/cart/own-unpaid'
import { storeTerms } from '../domain/terms/store-terms'
import { balanceOf } from '../domain/benefits/post-ledger'

export const readOrderForm = operation(contracts.readOrderForm, async (_, ctx) => {
  const { far, collecting, mindDays, depositHours } = await storeTerms(ctx.db, ctx.siteId)
  const terms = { far, collecting, mindDays, depositHours }
  const { user, lapsed, identified } = ctx.session
  if (user) {
    const { memberNo, memberName } = user
    const [row] = await ctx.db
      .select({ phoneNo: members.mobileNo, email: members.email })
      .from(members)
      .where(eq(members.memberNo, memberNo))
    const buyer = { name: memberName, phoneNo: formatMobile(row?.phoneNo ?? ''), email: row?.email ?? '' }
    const own = await ownUnpaid(ctx)
    return {
      item: {
        ...{ memberYn: 'Y' as const, agreedYn: 'Y' as const, buyer },
        points: own.reduce((sum, { pointAmount }) => sum + pointAmount, await balanceOf(ctx.db, memberNo, 'point')),
        heldCoupons: own.flatMap(({ issuedSeq }) => issuedSeq ?? []),
        terms,
      },
    }
  }
  if (lapsed) throw refusal(COMMON.sessionEnded)
  const agreedYn = (await hasAgreedAsGuest(ctx)) ? ('Y' as const) : ('N' as const)
  const buyer = { name: identified?.memberName ?? '', phoneNo: formatMobile(identified?.mobileNo ?? ''), email: '' }
  return { item: { memberYn: 'N' as const, agreedYn, buyer, points: 0, heldCoupons: [], terms } }
})

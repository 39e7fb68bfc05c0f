import { and, eq, inArray } from 'drizzle-orm'
import type { Item, Listed } from '@/schemas/api/base/contract'
import type { browseOrderDrafts, readOrderDraft } from '@/schemas/api/store/order-drafts'
import { maskMail, maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import type { DraftState } from '@/schemas/rules/store/order-drafts'
import { settings } from '@/services/base/settings'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import { members } from '@/services/db/tables/members'
import type { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'
import { buyerOfDraft } from '../domain/drafts/buyer-of-draft'
import { draftLineState, draftOffers } from '../domain/drafts/draft-offers'
import { orderOfDraft, stateOfDraft, type DraftRow } from '../domain/drafts/draft-rows'
import { maskedAddress } from '../domain/orders/masked-address'
import { draftAmounts } from '../domain/drafts/draft-amounts'
import { storeTerms } from '../domain/terms/store-terms'
import { draftTitle } from '../domain/drafts/draft-title'

type Draft = Item<typeof readOrderDraft>
type Row = Listed<typeof browseOrderDrafts>
type Where = Omit<Ctx, 'session'>

interface Found {
  draft: DraftRow
  order: typeof orders.$inferSelect | null
  state: DraftState
}

/** As lists show them: their people masked. */
export async function presentDraftRows(ctx: Where, found: readonly Found[]): Promise<Row[]> {
  const nameOf = await namesOfStaff(
    ctx,
    found.map(({ draft }) => staffIdOf(draft)),
  )
  const memberNos = found.flatMap(({ draft }) => draft.memberNo ?? [])
  const rows =
    memberNos.length === 0
      ? []
      : await ctx.db
          .select({ memberNo: members.memberNo, name: members.memberName, phoneNo: members.mobileNo })
          .from(members)
          .where(and(eq(members.siteId, ctx.siteId), inArray(members.memberNo, memberNos)))
  const memberOf = new Map(rows.map((row) => [row.memberNo, row]))
  return found.map(({ draft, order, state }) => {
    const buyer = draft.memberNo === null ? draft.buyer : memberOf.get(draft.memberNo)
    return rowOf(draft, { state, order, madeBy: nameOf(staffIdOf(draft)).name, name: buyer?.name, phoneNo: buyer?.phoneNo })
  })
}

interface Beside {
  state: DraftState
  order: Found['order']
  madeBy: string
  name: string | null | undefined
  phoneNo: string | null | undefined
}

const rowOf = (draft: DraftRow, { state, order, madeBy, name, phoneNo }: Beside): Row => ({
  draftSeq: draft.draftSeq,
  version: draft.version,
  state,
  title: draftTitle(draft.lines),
  pieces: draft.lines.reduce((sum, { qty }) => sum + qty, 0),
  name: name ? maskedName(name) : '',
  phoneNo: phoneNo ? maskMobile(phoneNo) : '',
  isMember: draft.memberNo !== null,
  amount: order?.amount ?? draft.amount,
  endsAt: state === 'draft' || state === 'cancelled' ? null : (draft.linkEndsAt?.toISOString() ?? null),
  madeBy,
  madeAt: draft.madeAt.toISOString(),
})

const staffIdOf = ({ madeBy }: DraftRow): string => madeBy.slice('staff:'.length)

/** One of them with the prices and the stock of now. */
export async function presentDraft(ctx: Where, draft: DraftRow): Promise<Draft> {
  const { db, now } = ctx
  const order = await orderOfDraft(db, draft.draftSeq)
  const [offers, { far }, buyer, nameOf] = await Promise.all([
    draftOffers(ctx, draft.lines, draft.memberNo !== null),
    storeTerms(db, ctx.siteId),
    buyerOfDraft(ctx, draft),
    namesOfStaff(ctx, [staffIdOf(draft)]),
  ])
  const amounts = draftAmounts(draft, offers, far)
  const state = stateOfDraft(draft, order, now)
  const { delivery } = draft
  return {
    ...rowOf(draft, { state, order: order ?? null, madeBy: nameOf(staffIdOf(draft)).name, name: buyer?.name, phoneNo: buyer?.phoneNo }),
    memberNo: draft.memberNo ?? '',
    email: buyer?.email ? maskMail(buyer.email) : '',
    delivery: delivery && {
      name: maskedName(delivery.name),
      phoneNo: maskMobile(delivery.phoneNo),
      zipCode: delivery.zipCode,
      address: maskedAddress(delivery.address),
    },
    lines: draft.lines.map((line) => {
      const offer = offers.get(line.variantId)
      return {
        ...line,
        image: offer?.goods.image ?? '',
        priceNow: offer?.isSold ? offer.price : null,
        left: offer?.left ?? 0,
        state: draftLineState(offer, line.qty),
        delivery: offer?.delivery ?? 'parcel',
        deliveryFee: offer?.deliveryFee ?? 0,
        freeFrom: offer?.freeFrom ?? null,
        installFee: offer?.installFee ?? 0,
        customYn: offer?.goods.customYn ?? 'N',
      }
    }),
    discount: draft.discount,
    discountReason: draft.discountReason,
    discountMost: discountMost(ctx),
    note: draft.note ?? '',
    amounts: { goods: amounts.goods, delivery: amounts.delivery, install: amounts.install, discount: amounts.coupon, paid: amounts.paid },
    far,
    sentAt: draft.linkSentAt?.toISOString() ?? null,
    order: order ? { orderId: order.orderId, state: order.state, method: order.method, paidAt: order.paidAt?.toISOString() ?? null } : null,
    cancelReason: draft.cancelReason,
    cancelledAt: draft.cancelledAt?.toISOString() ?? null,
    updatedAt: draft.updatedAt.toISOString(),
  }
}

/** C-DRAFTOFF: the sum that one person gives back alone bounds what they take off as well; 0 for who may take nothing off, null without a bound. */
export const discountMost = ({ rights }: Pick<Ctx, 'rights'>): number | null =>
  rights.publishes('order-drafts') ? settings().refundAloneMost || null : 0

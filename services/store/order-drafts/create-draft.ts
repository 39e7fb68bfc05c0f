import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/order-drafts'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { buyerFaults } from '@/schemas/rules/store/buyer-faults'
import { orderDrafts, type OrderBuyer } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { buyerOfDraft } from '../domain/drafts/buyer-of-draft'
import { draftTarget } from './lock-draft'

export const createDraft = operation(contracts.createOrderDraft, async ({ memberNo, buyer: typed }, ctx) => {
  const { db, siteId, now, session } = ctx
  const of = memberNo === undefined ? { memberNo: null, buyer: guestOf(typed) } : { memberNo, buyer: null }
  if (of.memberNo === null && of.buyer === null) throw ctx.fail('wrongBuyer', { words: typed && Object.values(buyerFaults(typed))[0] })
  // Who may not find members must not learn by their numbers who there is.
  if (of.memberNo !== null && !ctx.rights.sees('members')) throw ctx.fail('hidden')
  const buyer = await buyerOfDraft(ctx, of)
  if (!buyer) throw ctx.fail('noMember')
  const [row] = await db
    .insert(orderDrafts)
    .values({ siteId, ...of, lines: [], madeBy: `staff:${session.staff!.id}`, madeAt: now, updatedAt: now })
    .returning()
  const { draftSeq } = row!
  ctx.audit('orderDraft.create', draftTarget(draftSeq), {}, [{ memberNo: of.memberNo, phoneNo: buyer.phoneNo }])
  return { item: { draftSeq } }
})

type Typed = NonNullable<Input<typeof contracts.createOrderDraft>['buyer']>

/** As it is stored; null where something of it is wrong. */
export const guestOf = (typed: Typed | undefined): OrderBuyer | null =>
  typed && Object.keys(buyerFaults(typed)).length === 0
    ? { name: typed.name.trim(), phoneNo: digitsOnly(typed.phoneNo), email: typed.email.trim() }
    : null

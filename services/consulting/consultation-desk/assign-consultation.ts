import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { ownerWords } from '@/schemas/rules/consulting/owner-words'
import { staff } from '@/services/db/tables/auth'
import { consultations } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'
import { consultingShops } from '@/services/places/domain/consulting-shops'
import { moveNews } from '@/services/news/raise-news'
import { consultationNews } from '../domain/consultation-news'
import { tellPerson } from '../domain/tell-person'
import { conflictWith } from './conflict-with'
import { isRequest, requireRow } from './desk-row'
import { whoseRequest } from '../domain/whose-request'

export const assignConsultation = operation(contracts.assignConsultation, async ({ counselSeq, version, shopId, staffId }, ctx) => {
  const { db, siteId, now } = ctx
  const { request, shopName, staffName } = await requireRow(ctx, counselSeq)
  const [shop] = shopId
    ? await db
        .select()
        .from(shops)
        .where(and(consultingShops(siteId), eq(shops.shopId, shopId)))
    : []
  const own = ctx.session.staff!.shopId
  if (own !== undefined && shopId !== own) throw ctx.fail('otherShop')
  // One that closed since the request was given to it may stay until somebody chooses.
  if (shopId && !shop && shopId !== request.shopId) throw ctx.fail('shopClosed')
  const [person] = staffId
    ? await db
        .select()
        .from(staff)
        .where(and(eq(staff.id, staffId), isNull(staff.blockedAt)))
    : []
  if (staffId && !person && staffId !== request.staffId) throw ctx.fail('staffGone')
  // They would not see it.
  if (person?.shopId && person.shopId !== shopId) throw ctx.fail('otherStaff')
  // A name that nobody chose anew is the one that the request has.
  const to = ownerWords(shopId ? (shop?.shopName ?? shopName ?? '') : '', staffId ? (person?.name ?? staffName ?? '') : '')
  const conflict = () => conflictWith(ctx, { counselSeq, version }, { what: 'assign', to })
  if (request.version !== version) throw await conflict()
  const [changed] = await db
    .update(consultations)
    .set({ shopId: shopId || null, staffId: staffId || null, version: version + 1, updatedAt: now })
    .where(and(isRequest(ctx, counselSeq), eq(consultations.version, version)))
    .returning({ version: consultations.version })
  if (!changed) throw await conflict()
  const from = ownerWords(shopName ?? '', staffName ?? '')
  const detail = { shopId, staffId, from, to, version: changed.version }
  ctx.audit('consultation.assign', `consultation:${counselSeq}`, detail, [whoseRequest(request)])
  if ((shopId || null) !== request.shopId) await moveNews(ctx, consultationNews(counselSeq, shopId || null))
  if (shop && shopId !== request.shopId)
    await tellPerson(ctx, request, `shop:${shopId}`, `신청하신 상담을 ${shop.shopName}에서 맡았습니다.`)
  return { item: changed }
})

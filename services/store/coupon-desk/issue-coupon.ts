import { and, eq, inArray, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-desk'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { couponAudience } from '../domain/benefits/coupon-audience'
import { givePieces } from './give-pieces'
import { lockCoupon } from './lock-coupon'
import { couponTarget, presentDeskCoupon } from './present-desk-coupon'

export const issueCoupon = operation(contracts.issueCoupon, async ({ couponSeq, version, members: typed }, ctx) => {
  const { db, siteId } = ctx
  const coupon = await lockCoupon(ctx, { couponSeq, version })
  const names = [...new Set(typed.map((one) => one.trim()).filter(Boolean))]
  const ids = names.map((name) => name.toLowerCase())
  const rows = await db
    .select({ memberNo: members.memberNo, memberId: members.memberId })
    .from(members)
    .where(and(eq(members.siteId, siteId), or(inArray(members.memberId, ids), inArray(members.memberNo, names))))
  const fitting = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(
      and(
        couponAudience(siteId, coupon),
        inArray(
          members.memberNo,
          rows.map(({ memberNo }) => memberNo),
        ),
      ),
    )
  const isFitting = new Set(fitting.map(({ memberNo }) => memberNo))
  const byName = new Map(rows.flatMap(({ memberNo, memberId }) => [[memberNo, memberNo] as const, [memberId ?? '', memberNo] as const]))
  const memberOf = (name: string): string | undefined => byName.get(name) ?? byName.get(name.toLowerCase())
  const chosen = [...new Set(names.flatMap((name) => memberOf(name) ?? []))].filter((memberNo) => isFitting.has(memberNo))
  const { given, had, short } = await givePieces(ctx, coupon, chosen)
  const why = (memberNo: string | undefined): string | undefined => {
    if (memberNo === undefined) return '그런 회원이 없습니다.'
    if (!isFitting.has(memberNo))
      return coupon.audience === 'grade' ? '쓸 수 없는 회원이거나 등급이 다릅니다.' : '이용이 제한되었거나 탈퇴하신 분입니다.'
    if (had.includes(memberNo)) return '이미 받았습니다.'
    return short.includes(memberNo) ? '남은 수량이 없습니다.' : undefined
  }
  const left = names.flatMap((member) => {
    const words = why(memberOf(member))
    return words === undefined ? [] : [{ member, words }]
  })
  // How many of whom, and never an id: the log would be a second place of personal data.
  const whose = chosen.map((memberNo) => ({ memberNo }))
  ctx.audit('coupon.issue', couponTarget(couponSeq), { given, left: left.length, members: chosen }, whose)
  return { item: { coupon: (await presentDeskCoupon(ctx, couponSeq))!, given, left } }
})

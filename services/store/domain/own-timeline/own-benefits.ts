import { and, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import { endingPoints, NOTICE_DAYS } from '@/schemas/rules/store/point-lots'
import { formatDate } from '@/schemas/words/dates'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses, ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import type { Ctx } from '@/services/kit/service'
import type { OwnPart } from '@/services/parts/read-own-timeline'
import { happenings, numbersOf } from '@/services/parts/read-timeline'
import { issuedState } from '../benefits/coupon-states'
import { pointLotsOf } from '../benefits/point-lots-of'

const POINTS = { name: '포인트', path: '/mypage/shop/point', label: '포인트 보기' }
const COUPONS = { name: '쿠폰', path: '/mypage/shop/coupon', label: '쿠폰 보기' }
const TO_STORE = { label: '스토어 보기', path: '/store/home' }
const inPoints = (points: number): string => `${points.toLocaleString('ko-KR')}P`

const points: OwnPart = {
  id: 'point',
  kind: 'benefit',
  find: ({ siteId }, memberNo) =>
    sql`select ${ledgerEntries.entrySeq}::text as id, ${ledgerTransactions.at} as at from ${ledgerAccounts} join ${ledgerEntries} on ${ledgerEntries.accountSeq} = ${ledgerAccounts.accountSeq} join ${ledgerTransactions} on ${ledgerTransactions.txSeq} = ${ledgerEntries.txSeq} where ${and(
      eq(ledgerAccounts.siteId, siteId),
      eq(ledgerAccounts.memberNo, memberNo),
      eq(ledgerAccounts.unit, 'point'),
      eq(ledgerAccounts.kind, 'member'),
    )}`,
  async tell({ db }, ids) {
    const rows = await db
      .select({ seq: ledgerEntries.entrySeq, amount: ledgerEntries.amount, reason: ledgerTransactions.reason })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.txSeq, ledgerEntries.txSeq))
      .where(inArray(ledgerEntries.entrySeq, numbersOf(ids)))
    return new Map(
      rows.map(({ seq, amount, reason }) => [
        String(seq),
        {
          ...POINTS,
          words: amount > 0 ? `포인트 ${inPoints(amount)} 받음` : `포인트 ${inPoints(-amount)} 사용`,
          detail: reason,
          state: amount > 0 ? '적립' : '차감',
          tone: 'done' as const,
        },
      ]),
    )
  },
}

/** Points that end within the days of the notice. Their ends are what the ledger says when it is read, so that no table has them. */
const pointsEnding: OwnPart = {
  id: 'point-end',
  kind: 'benefit',
  async find(ctx, memberNo) {
    const lots = await endingOf(ctx, memberNo)
    if (lots.length === 0) return undefined
    return sql`select * from (values ${sql.join(
      lots.map(({ until }) => sql`(${String(until.getTime())}::text, ${lastMoment(until).toISOString()}::timestamptz)`),
      sql`, `,
    )}) as ending (id, at)`
  },
  async tell(ctx, _, memberNo) {
    const lots = await endingOf(ctx, memberNo)
    return new Map(
      lots.map(({ until, points: left }) => [
        String(until.getTime()),
        {
          ...POINTS,
          words: `포인트 ${inPoints(left)}, 쓸 수 있는 마지막 날`,
          detail: '이날이 지나면 사라집니다.',
          state: '곧 사라짐',
          tone: 'coming' as const,
          isDay: true as const,
          acts: [{ label: POINTS.label, path: POINTS.path }, TO_STORE],
        },
      ]),
    )
  },
}

/** The last minute of the day before. */
const lastMoment = (until: Date): Date => new Date(until.getTime() - 60_000)
const endingOf = async ({ db, now }: Ctx, memberNo: string) => endingPoints((await pointLotsOf(db, [memberNo])).get(memberNo) ?? [], now)

const ISSUED_WORDS = { used: '사용함', ended: '종료', expired: '기간 지남', soon: '사용 전', unused: '쓸 수 있음' } as const

const couponsGot: OwnPart = {
  id: 'coupon',
  kind: 'benefit',
  find: ({ siteId }, memberNo) =>
    happenings(
      issuedCoupons,
      issuedCoupons.issuedSeq,
      issuedCoupons.issuedAt,
      and(eq(issuedCoupons.siteId, siteId), eq(issuedCoupons.memberNo, memberNo)),
    ),
  async tell({ db, now }, ids) {
    const rows = await db
      .select({ seq: issuedCoupons.issuedSeq, expiresAt: issuedCoupons.expiresAt, name: coupons.name, state: issuedState(now) })
      .from(issuedCoupons)
      .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
      .leftJoin(couponUses, and(eq(couponUses.issuedSeq, issuedCoupons.issuedSeq), isNull(couponUses.releasedAt)))
      .where(inArray(issuedCoupons.issuedSeq, numbersOf(ids)))
    return new Map(
      rows.map(({ seq, expiresAt, name, state }) => [
        String(seq),
        {
          ...COUPONS,
          words: '쿠폰을 받았습니다',
          detail: `${name}, ${formatDate(expiresAt)}까지`,
          state: ISSUED_WORDS[state],
          tone: state === 'expired' || state === 'ended' ? ('over' as const) : ('done' as const),
        },
      ]),
    )
  },
}

/** Coupons that could be used and end soon. */
const couponsEnding: OwnPart = {
  id: 'coupon-end',
  kind: 'benefit',
  find({ db, siteId, now }, memberNo) {
    const isFree = notExists(
      db
        .select({ one: sql`1` })
        .from(couponUses)
        .where(and(eq(couponUses.issuedSeq, issuedCoupons.issuedSeq), isNull(couponUses.releasedAt))),
    )
    return sql`select ${issuedCoupons.issuedSeq}::text as id, ${issuedCoupons.expiresAt} as at from ${issuedCoupons} join ${coupons} on ${coupons.couponSeq} = ${issuedCoupons.couponSeq} where ${and(
      eq(issuedCoupons.siteId, siteId),
      eq(issuedCoupons.memberNo, memberNo),
      gt(issuedCoupons.expiresAt, now),
      lte(issuedCoupons.expiresAt, new Date(now.getTime() + NOTICE_DAYS * 86_400_000)),
      isNull(coupons.endedAt),
      isFree,
    )}`
  },
  async tell({ db }, ids) {
    const rows = await db
      .select({ seq: issuedCoupons.issuedSeq, name: coupons.name })
      .from(issuedCoupons)
      .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
      .where(inArray(issuedCoupons.issuedSeq, numbersOf(ids)))
    return new Map(
      rows.map(({ seq, name }) => [
        String(seq),
        {
          ...COUPONS,
          words: `‘${name}’ 쿠폰을 쓸 수 있는 마지막 날`,
          state: '곧 끝남',
          tone: 'coming' as const,
          isDay: true as const,
          acts: [{ label: COUPONS.label, path: COUPONS.path }, TO_STORE],
        },
      ]),
    )
  },
}

export const ownBenefits: readonly OwnPart[] = [points, pointsEnding, couponsGot, couponsEnding]

import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { formatDate } from '@/schemas/words/dates'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses, ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'

const points: TimelinePart = {
  id: 'point',
  kind: 'point',
  right: 'member-benefits',
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
    return toldBy(
      rows,
      ({ seq }) => seq,
      ({ amount, reason }) => ({
        words: `포인트 ${Math.abs(amount).toLocaleString('ko-KR')}점 ${amount > 0 ? '적립' : '차감'}`,
        detail: reason,
      }),
    )
  },
}

const issued: TimelinePart = {
  id: 'coupon',
  kind: 'coupon',
  right: 'member-benefits',
  find: ({ siteId }, memberNo) =>
    happenings(
      issuedCoupons,
      issuedCoupons.issuedSeq,
      issuedCoupons.issuedAt,
      and(eq(issuedCoupons.siteId, siteId), eq(issuedCoupons.memberNo, memberNo)),
    ),
  async tell({ db, now, rights }, ids) {
    const rows = await db
      .select({ of: issuedCoupons, name: coupons.name })
      .from(issuedCoupons)
      .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
      .where(inArray(issuedCoupons.issuedSeq, numbersOf(ids)))
    return toldBy(
      rows,
      ({ of }) => of.issuedSeq,
      ({ of, name }) => ({
        words: `쿠폰 ‘${name}’ 받음`,
        detail: `${formatDate(of.expiresAt)}까지`,
        ...(of.expiresAt <= now ? { state: '기간 만료' } : {}),
        path: rights.sees('coupons') ? `/ice_builder/coupons/${of.couponSeq}` : '',
      }),
    )
  },
}

const used: TimelinePart = {
  id: 'coupon-use',
  kind: 'coupon',
  right: 'member-benefits',
  find: ({ db, siteId }, memberNo) =>
    happenings(
      couponUses,
      couponUses.useSeq,
      couponUses.usedAt,
      exists(
        db
          .select({ one: sql`1` })
          .from(issuedCoupons)
          .where(
            and(eq(issuedCoupons.siteId, siteId), eq(issuedCoupons.memberNo, memberNo), eq(issuedCoupons.issuedSeq, couponUses.issuedSeq)),
          ),
      ),
    ),
  async tell({ db, rights }, ids) {
    const rows = await db
      .select({ of: couponUses, name: coupons.name })
      .from(couponUses)
      .innerJoin(issuedCoupons, eq(issuedCoupons.issuedSeq, couponUses.issuedSeq))
      .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
      .where(inArray(couponUses.useSeq, numbersOf(ids)))
    return toldBy(
      rows,
      ({ of }) => of.useSeq,
      ({ of, name }) => ({
        words: `쿠폰 ‘${name}’ 사용`,
        ...(of.releasedAt ? { state: '되돌려 드림' } : {}),
        // An order is named where its desk is seen.
        ...(rights.sees('orders') ? { detail: `주문 ${of.orderId}`, path: `/ice_builder/orders/${of.orderId}` } : {}),
      }),
    )
  },
}

export const benefitTimeline: readonly TimelinePart[] = [points, issued, used]

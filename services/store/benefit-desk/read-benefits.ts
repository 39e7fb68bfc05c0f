import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/benefit-desk'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses, ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import { operation } from '@/services/kit/service'
import { balanceOf } from '../domain/benefits/post-ledger'

const LATEST = 20

export const readBenefits = operation(contracts.readBenefits, async ({ memberNo }, { db, siteId }) => {
  const own = and(
    eq(ledgerAccounts.siteId, siteId),
    eq(ledgerAccounts.memberNo, memberNo),
    eq(ledgerAccounts.unit, 'point'),
    eq(ledgerAccounts.kind, 'member'),
  )
  const entries = await db
    .select({ seq: ledgerEntries.entrySeq, amount: ledgerEntries.amount, reason: ledgerTransactions.reason, at: ledgerTransactions.at })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.txSeq, ledgerEntries.txSeq))
    .where(own)
    .orderBy(desc(ledgerEntries.entrySeq))
    .limit(LATEST)
  const issued = await db
    .select({ issued: issuedCoupons, name: coupons.name, useSeq: couponUses.useSeq })
    .from(issuedCoupons)
    .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
    .leftJoin(couponUses, and(eq(couponUses.issuedSeq, issuedCoupons.issuedSeq), isNull(couponUses.releasedAt)))
    .where(and(eq(issuedCoupons.siteId, siteId), eq(issuedCoupons.memberNo, memberNo)))
    .orderBy(asc(issuedCoupons.expiresAt))
  return {
    item: {
      points: await balanceOf(db, memberNo, 'point'),
      entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      coupons: issued.map(({ issued: { issuedSeq, expiresAt }, name, useSeq }) => ({
        ...{ issuedSeq, name },
        expireDt: expiresAt.toISOString(),
        usedYn: useSeq === null ? ('N' as const) : ('Y' as const),
      })),
    },
  }
})

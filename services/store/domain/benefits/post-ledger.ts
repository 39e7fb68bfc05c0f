// The only way in which points and coupons move: as entries that are 0 together. Members' accounts are locked before they are added up, so
// that two who spend at once follow one another.
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import type { Ctx } from '@/services/kit/service'

type Account = Pick<typeof ledgerAccounts.$inferSelect, 'unit' | 'kind' | 'memberNo'>
export interface Posting extends Account {
  amount: number
}
type Where = Pick<Ctx, 'db' | 'siteId' | 'now'>

/** The account of a member has less than is to be taken from it. */
export class LedgerShort extends Error {
  readonly unit: Account['unit']
  constructor(unit: Account['unit']) {
    super(`not enough of ${unit}`)
    this.unit = unit
  }
}

/**
 * Books what a key names, once: booked before, it is left as it is.
 * @param reason in words for the member.
 * @throws LedgerShort, and then nothing may be committed.
 */
export async function postLedger(ctx: Where, key: string, reason: string, postings: readonly Posting[]): Promise<void> {
  const moved = postings.filter(({ amount }) => amount !== 0)
  if (moved.length === 0) return
  const { db, siteId, now } = ctx
  const accounts = await lockedAccounts(ctx, moved)
  const [tx] = await db
    .insert(ledgerTransactions)
    .values({ siteId, key, reason, at: now })
    .onConflictDoNothing()
    .returning({ txSeq: ledgerTransactions.txSeq })
  if (!tx) return
  const entries = moved.map((posting) => ({ txSeq: tx.txSeq, accountSeq: accounts.get(nameOf(posting))!, amount: posting.amount }))
  await db.insert(ledgerEntries).values(entries)
  for (const posting of moved)
    if (posting.memberNo !== null && posting.amount < 0 && (await sumOf(db, accounts.get(nameOf(posting))!)) < 0)
      throw new LedgerShort(posting.unit)
}

/** Books what each of many members is given, as one by one. No account is locked: what only comes in leaves no account short. */
export async function postGifts(
  ctx: Where,
  unit: Account['unit'],
  gifts: readonly { memberNo: string; key: string; amount: number }[],
  reason: string,
): Promise<void> {
  if (gifts.length === 0) return
  const from: Account = { unit, kind: 'given', memberNo: null }
  const to = (memberNo: string): Account => ({ unit, kind: 'member', memberNo })
  const accounts = await openedAccounts(ctx, [from, ...gifts.map(({ memberNo }) => to(memberNo))])
  const txs = await ctx.db
    .insert(ledgerTransactions)
    .values(gifts.map(({ key }) => ({ siteId: ctx.siteId, key, reason, at: ctx.now })))
    .onConflictDoNothing()
    .returning({ txSeq: ledgerTransactions.txSeq, key: ledgerTransactions.key })
  const byKey = new Map(gifts.map((gift) => [gift.key, gift]))
  const entries = txs.flatMap(({ txSeq, key }) => {
    const { memberNo, amount } = byKey.get(key)!
    return [
      { txSeq, accountSeq: accounts.get(nameOf(to(memberNo)))!, amount },
      { txSeq, accountSeq: accounts.get(nameOf(from))!, amount: -amount },
    ]
  })
  if (entries.length > 0) await ctx.db.insert(ledgerEntries).values(entries)
}

/** What a member has and no order holds. */
export async function balanceOf(db: Database, memberNo: string, unit: Account['unit']): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
    .where(and(eq(ledgerAccounts.memberNo, memberNo), eq(ledgerAccounts.unit, unit), eq(ledgerAccounts.kind, 'member')))
  return Number(row!.sum)
}

/** Locks what a member has, so that it can be added up: a spending at the same moment waits, or is waited for. @returns its newest entry, or 0. */
export async function lockLedger(db: Database, memberNo: string, unit: Account['unit']): Promise<number> {
  const [account] = await db
    .select({ accountSeq: ledgerAccounts.accountSeq })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberNo, memberNo), eq(ledgerAccounts.unit, unit), eq(ledgerAccounts.kind, 'member')))
    .for('no key update')
  if (!account) return 0
  const [newest] = await db
    .select({ entrySeq: ledgerEntries.entrySeq })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountSeq, account.accountSeq))
    .orderBy(desc(ledgerEntries.entrySeq))
    .limit(1)
  return newest?.entrySeq ?? 0
}

/** Always in one order, so that two transactions cannot wait for each other. The accounts of the site are not locked: everybody uses them. */
async function lockedAccounts({ db, siteId }: Where, of: readonly Account[]): Promise<Map<string, number>> {
  const wanted = [...new Map(of.map((one) => [nameOf(one), one])).values()]
  const found = await openedAccounts({ db, siteId }, wanted)
  const own = wanted.filter(({ memberNo }) => memberNo !== null).map((one) => found.get(nameOf(one))!)
  if (own.length > 0)
    await db
      .select({ accountSeq: ledgerAccounts.accountSeq })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.accountSeq, own))
      .orderBy(asc(ledgerAccounts.accountSeq))
      .for('no key update')
  return found
}

async function openedAccounts({ db, siteId }: Pick<Where, 'db' | 'siteId'>, wanted: readonly Account[]): Promise<Map<string, number>> {
  const found = await accountsOf(db, siteId, wanted)
  const missing = wanted.filter((one) => !found.has(nameOf(one)))
  if (missing.length > 0) {
    const rows = missing
      .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
      .map(({ unit, kind, memberNo }) => ({ siteId, unit, kind, memberNo }))
    await db.insert(ledgerAccounts).values(rows).onConflictDoNothing()
    for (const [name, accountSeq] of await accountsOf(db, siteId, missing)) found.set(name, accountSeq)
  }
  return found
}

async function accountsOf(db: Database, siteId: string, wanted: readonly Account[]): Promise<Map<string, number>> {
  const members = [...new Set(wanted.flatMap(({ memberNo }) => (memberNo === null ? [] : [memberNo])))]
  const own = members.length > 0 ? await db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.memberNo, members)) : []
  const ours = wanted.some(({ memberNo }) => memberNo === null)
    ? await db
        .select()
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.siteId, siteId), isNull(ledgerAccounts.memberNo)))
    : []
  return new Map([...own, ...ours].map((row) => [nameOf(row), row.accountSeq]))
}

async function sumOf(db: Database, accountSeq: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountSeq, accountSeq))
  return Number(row!.sum)
}

const nameOf = ({ unit, kind, memberNo }: Account): string => `${unit} ${kind} ${memberNo ?? ''}`

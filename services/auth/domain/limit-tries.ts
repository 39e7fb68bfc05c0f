// Limits sign-in attempts. An attempt is counted before its password is checked, so that a hundred simultaneous ones are a hundred. The
// first rule counts per account and network address, so that guessing from elsewhere never locks out the owner. The other two limit one
// address, and all addresses together; an account that has signed in from an address before is exempt from them there. Keys are hashed:
// the table reveals neither account nor address.
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { batchLookup } from '@/services/db/batch'
import type { Database } from '@/services/db/database'
import { throttles } from '@/services/db/tables/base'
import { settings } from '@/services/base/settings'
import { networkOf } from '@/services/kit/network-of'

export interface TrySource {
  /** The kind of sign-in attempt: staff, member. Each is counted separately. */
  attempt: string
  loginId: string
  ip: string
}
interface Rule {
  /** Tries before the first wait. */
  free: number
  /** Counting restarts after this time. */
  span: number
  /** Milliseconds to wait after this many tries. */
  wait: (tries: number, spanLeft: number) => number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const KNOWN_FOR = 30 * 24 * HOUR

/** 30 s after the fifth try, then twice as long each time, up to a quarter of an hour. */
const ACCOUNT: Rule = { free: 5, span: 12 * HOUR, wait: (tries) => Math.min(30 * SECOND * 2 ** (tries - 5), 15 * MINUTE) }
/** For members: ten attempts in ten minutes (LO003, Q-009). */
const MEMBER: Rule = { free: 10, span: 10 * MINUTE, wait: (_, spanLeft) => spanLeft }
const ADDRESS: Rule = { free: 60, span: 15 * MINUTE, wait: (_, spanLeft) => spanLeft }
const TOTAL: Rule = { free: 600, span: MINUTE, wait: (_, spanLeft) => spanLeft }

/**
 * The keys under which an attempt was counted: its account, and, from an address without an earlier sign-in, the address and the total.
 */
export type Counted = readonly string[]

/**
 * Counts one try. `wait`: milliseconds to wait when it is refused, else 0. `left`: tries at this account from this address before a wait,
 * the same for an unknown account.
 */
export function limitTries(db: Database, source: TrySource, now: Date): Promise<{ wait: number; left: number; counted: Counted }> {
  const keys = keysOf(source)
  return db.transaction(async (tx) => {
    const own = await rowOf(tx, keys.account, now, accountOf(source))
    const asked: [string, Row, Rule][] = [[keys.account, own, ruleOf(source)]]
    if (!isKnownHere(own, now)) {
      asked.push([keys.address, await rowOf(tx, keys.address, now), ADDRESS])
      asked.push([keys.everybody, await rowOf(tx, keys.everybody, now), TOTAL])
    }
    const counted = asked.map(([key]) => key)
    const waits = await Promise.all(asked.map(([, row, rule]) => waitOf(tx, row, rule, now)))
    const wait = Math.max(...waits)
    if (wait > 0) return { wait, left: 0, counted }
    for (const [key, row, rule] of asked)
      await tx
        .update(throttles)
        .set(countedOnce(row, rule, now))
        .where(eq(throttles.key, key))
    const rule = asked[0]![2]
    return { wait: 0, left: Math.max(0, rule.free - countedOnce(own, rule, now).tries), counted }
  })
}

/**
 * Whether a try is refused, without counting it: what is refused anyway takes no place in the queue of passwords. `isKnown`: the account
 * has signed in from this address before.
 */
export async function readTries(db: Database, source: TrySource, now: Date): Promise<{ wait: number; isKnown: boolean }> {
  const keys = keysOf(source)
  const [own, address, everybody] = await Promise.all([lookUp(db, keys.account), lookUp(db, keys.address), lookUp(db, keys.everybody)])
  const isKnown = own !== undefined && isKnownHere(own, now)
  const asked: [Row | undefined, Rule][] = [[own, ruleOf(source)]]
  if (!isKnown) asked.push([address, ADDRESS], [everybody, TOTAL])
  const waits = asked.map(([row, { span, wait }]) => {
    const left = (row?.closedUntil?.getTime() ?? 0) - now.getTime()
    // What a clock that ran ahead closed for too long, the counting of the try corrects.
    return row && left <= wait(row.tries, span) ? left : 0
  })
  return { wait: Math.max(0, ...waits), isKnown }
}

const lookUp = batchLookup(async (db, keys: string[]) => {
  const rows = await db.select().from(throttles).where(inArray(throttles.key, keys))
  return new Map(rows.map((row) => [row.key, row]))
})

/**
 * The password was right: the tries of this account and address are cleared. Under the other keys only this one is subtracted: otherwise
 * the right password of one account would clear an address for guessing at others.
 */
export async function forgiveTries(db: Database, [account, ...others]: Counted, now: Date): Promise<void> {
  await db.update(throttles).set({ since: now, tries: 0, closedUntil: null, succeededAt: now }).where(eq(throttles.key, account!))
  if (others.length === 0) return
  // The first sign-in from an address also deletes rows that are too old to count.
  await db.delete(throttles).where(lt(throttles.since, new Date(now.getTime() - KNOWN_FOR)))
  for (const key of others) await uncount(db, key)
}

/** An account without an address: its counts lie under one key for each address that tried. */
export type TriedAccount = Pick<TrySource, 'attempt' | 'loginId'>

/** The latest moment until which one of these accounts is closed, from any address; undefined when none is. */
export async function lockedUntil(db: Database, accounts: readonly TriedAccount[], now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: throttles.closedUntil })
    .from(throttles)
    .where(and(inArray(throttles.account, accounts.map(accountOf)), gt(throttles.closedUntil, now)))
    .orderBy(desc(throttles.closedUntil))
    .limit(1)
  return row?.until ?? undefined
}

/** Clears the tries of these accounts from every address. @returns whether one of them was closed. */
export async function releaseTries(db: Database, accounts: readonly TriedAccount[], now: Date): Promise<boolean> {
  const isClosed = (await lockedUntil(db, accounts, now)) !== undefined
  await db
    .update(throttles)
    .set({ since: now, tries: 0, closedUntil: null })
    .where(inArray(throttles.account, accounts.map(accountOf)))
  return isClosed
}

/** Clears the attempts of an account whose owner was verified in another way. */
export const forgiveAccount = (db: Database, source: TrySource, now: Date): Promise<void> => forgiveTries(db, [keysOf(source).account], now)

type Row = typeof throttles.$inferSelect

const ruleOf = ({ attempt }: TrySource): Rule => (attempt === 'member' ? MEMBER : ACCOUNT)

const isKnownHere = ({ succeededAt }: Row, now: Date): boolean =>
  succeededAt !== null && Math.abs(now.getTime() - succeededAt.getTime()) < KNOWN_FOR

/** The row of a key, locked until the transaction ends. */
async function rowOf(tx: Database, key: string, now: Date, account: string | null = null): Promise<Row> {
  const [row] = await tx
    .insert(throttles)
    .values({ key, account, since: now, tries: 0 })
    .onConflictDoUpdate({ target: throttles.key, set: { key, account } })
    .returning()
  return row!
}

/** Milliseconds that a row is still closed; limited by its rule, because a clock that was set back would make it longer. */
async function waitOf(tx: Database, { key, tries, closedUntil }: Row, { span, wait }: Rule, now: Date): Promise<number> {
  const left = (closedUntil?.getTime() ?? 0) - now.getTime()
  const longest = wait(tries, span)
  if (left <= longest) return left
  await tx
    .update(throttles)
    .set({ since: now, closedUntil: new Date(now.getTime() + longest) })
    .where(eq(throttles.key, key))
  return longest
}

function countedOnce(row: Row, { free, span, wait }: Rule, now: Date): Pick<Row, 'since' | 'tries' | 'closedUntil'> {
  const isOver = now.getTime() - row.since.getTime() >= span
  // A span that begins in the future was counted by a clock that ran ahead.
  const since = isOver || row.since > now ? now : row.since
  const tries = isOver ? 1 : row.tries + 1
  const closedFor = tries < free ? 0 : wait(tries, since.getTime() + span - now.getTime())
  return { since, tries, closedUntil: closedFor > 0 ? new Date(now.getTime() + closedFor) : null }
}

const uncount = (tx: Database, key: string) =>
  tx
    .update(throttles)
    .set({ tries: sql`greatest(${throttles.tries} - 1, 0)`, closedUntil: null })
    .where(eq(throttles.key, key))

const hashed = (...parts: string[]): string => createHmac('sha256', settings().appSecret).update(JSON.stringify(parts)).digest('base64url')

const accountOf = ({ attempt, loginId }: TriedAccount): string => hashed('owner', attempt, loginId)

/** Always in the same order, or two attempts could deadlock. */
function keysOf({ attempt, loginId, ip }: TrySource): Record<'account' | 'address' | 'everybody', string> {
  const network = networkOf(ip)
  return {
    account: hashed('account', attempt, loginId, network),
    address: hashed('address', attempt, network),
    everybody: `everybody ${attempt}`,
  }
}

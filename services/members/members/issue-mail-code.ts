// Codes sent by mail, which prove that an address is read by the person who types it: a member of staff's own, or the new one of an
// account. A purpose has one living code; each new one invalidates the earlier.
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { staffMailCodes } from '@/services/db/tables/members'
import { unexpired } from '@/services/db/unexpired'
import { HOUR, MINUTE } from '@/services/kit/limit-calls'

/** Six digits for ten minutes, five tries, five sends an hour (Q-017, S4). */
export const CODE_MINUTES = 10
const TRIES = 5
const SENDS = 5

/** @param index the purpose as a blind index. @param subject what the code is good for; a code of another subject is wrong. */
export interface CodeFor {
  index: string
  subject: string
}

const hashOf = ({ subject }: CodeFor, code: string): string =>
  createHmac('sha256', settings().appSecret).update(`${subject} ${code}`).digest('base64url')

/** @returns the new code; undefined when too many were sent in this hour. */
export async function issueMailCode(db: Database, purpose: CodeFor, now: Date): Promise<string | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // An hour that begins in more than an hour was counted by a clock that ran ahead.
  const [anHourAgo, inAnHour] = [new Date(now.getTime() - HOUR), new Date(now.getTime() + HOUR)]
  const isOver = or(lte(staffMailCodes.since, anHourAgo), gt(staffMailCodes.since, inAnHour))!
  const fresh = {
    codeHash: hashOf(purpose, code),
    tries: 0,
    confirmedAt: null,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE),
  }
  const [sent] = await db
    .insert(staffMailCodes)
    .values({ emailIndex: purpose.index, ...fresh, sends: 1, since: now })
    .onConflictDoUpdate({
      target: staffMailCodes.emailIndex,
      set: {
        ...fresh,
        sends: sql`case when ${isOver} then 1 else ${staffMailCodes.sends} + 1 end`,
        since: sql`case when ${isOver} then ${sql.param(now, staffMailCodes.since)}::timestamptz else ${staffMailCodes.since} end`,
      },
      setWhere: or(isOver, lt(staffMailCodes.sends, SENDS))!,
    })
    .returning()
  return sent && code
}

/** Compares a typed code; an attempt is counted before it is checked. @returns a condition on its row, for the one use of a right code. */
export async function tryMailCode(db: Database, purpose: CodeFor, typed: string, now: Date) {
  const standing = and(
    eq(staffMailCodes.emailIndex, purpose.index),
    unexpired(staffMailCodes.expiresAt, now, CODE_MINUTES * MINUTE),
    isNull(staffMailCodes.confirmedAt),
  )
  const [row] = await db
    .update(staffMailCodes)
    .set({ tries: sql`${staffMailCodes.tries} + 1` })
    .where(and(standing, lt(staffMailCodes.tries, TRIES)))
    .returning()
  if (!row) return { code: 'over' as const }
  const isRight = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashOf(purpose, typed)))
  return isRight ? { code: 'right' as const, row: and(standing, eq(staffMailCodes.codeHash, row.codeHash))! } : { code: 'wrong' as const }
}

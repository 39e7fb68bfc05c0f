// Counts a call against the rate limit that its contract declares. Counting happens before the operation and outside its transaction, so
// that refused calls count too and a hundred simultaneous calls are a hundred. Keys are hashed: the table contains neither members nor
// addresses. Why this is no library: docs/decisions/0015-libraries-taken-and-left.md.
import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { requestContext } from '@/lib/request-context'
import type { RateLimit } from '@/schemas/api/base/rate-limit'
import type { ErrorDefinition } from '@/schemas/api/base/contract'
import type { Session } from '@/schemas/api/auth/session'
import { batch } from '@/services/db/batch'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { throttles } from '@/services/db/tables/base'
import { settings } from '@/services/base/settings'
import { networkOf } from './network-of'
import { tooOften } from './too-often'
import { waitInMemory } from './wait-in-memory'

const SENTENCE = '요청이 많아 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.'

interface Call {
  key: string
  span: number
  now: Date
}
interface Counted {
  tries: number
  since: Date
}

/** @throws CallFailure (429, `Retry-After`) when a limit is reached. */
export async function limitRate(
  db: Database,
  { name, limits, sentence = SENTENCE, inMemory }: RateLimit,
  { user }: Session,
  now: Date,
): Promise<void> {
  const waits = limits.map(async ({ by, most, span }) => {
    const who = by === 'address' ? networkOf(requestContext()?.ip ?? '') : user?.memberNo
    if (who === undefined) return 0
    if (inMemory) return waitInMemory({ name: `${name} ${span} ${who}`, most, span, now: now.getTime() })
    const { tries, since } = await countCall(db, { key: keyOf(['pace', name, by, span, who]), span, now }, String(span))
    return tries <= most ? 0 : since.getTime() + span - now.getTime()
  })
  const wait = Math.max(0, ...(await Promise.all(waits)))
  if (wait > 0) throw tooOften(['429', sentence, 429] satisfies ErrorDefinition, wait)
}

const keyOf = (parts: readonly unknown[]): string =>
  createHmac('sha256', settings().appSecret).update(JSON.stringify(parts)).digest('base64url')

/** Simultaneous calls are counted by one statement per length of span. */
const countCall = batch(async (db: Database, calls: Call[]): Promise<Counted[]> => {
  const now = new Date(Math.max(...calls.map((call) => call.now.getTime())))
  const at = sql`${sql.param(now, throttles.since)}::timestamptz`
  const isOver = sql`${throttles.since} <= ${sql.param(new Date(now.getTime() - calls[0]!.span), throttles.since)}::timestamptz`
  const callsOf = new Map<string, number>()
  for (const { key } of calls) callsOf.set(key, (callsOf.get(key) ?? 0) + 1)
  const rows = await db
    .insert(throttles)
    // Always in the same order, or two processes could deadlock.
    .values([...callsOf].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, tries]) => ({ key, since: now, tries })))
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        tries: sql`case when ${isOver} then ${excluded(throttles.tries)} else ${throttles.tries} + ${excluded(throttles.tries)} end`,
        // A span that begins in the future was counted by a clock that ran ahead: it restarts now, so that no caller waits longer than
        // one span.
        since: sql`case when ${isOver} then ${at} else least(${throttles.since}, ${at}) end`,
      },
    })
    .returning({ key: throttles.key, tries: throttles.tries, since: throttles.since })
  const counted = new Map(rows.map((row) => [row.key, row]))
  // Calls of a batch are numbered in order, so that the first ones are admitted when the last ones are refused.
  return calls.map(({ key }) => {
    const { tries, since } = counted.get(key)!
    const left = callsOf.get(key)! - 1
    callsOf.set(key, left)
    return { tries: tries - left, since }
  })
})

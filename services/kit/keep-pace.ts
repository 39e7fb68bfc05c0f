// Counts a call against the pace that its contract declares. Counting happens before the operation and outside its transaction, so
// that refused calls count too and a hundred calls at once are a hundred. Keys are hashed: the table names neither members nor
// addresses.
import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { requestContext } from '@/lib/request-context'
import type { ErrorCard } from '@/schemas/api/base/contract'
import type { Pace } from '@/schemas/api/base/pace'
import type { Session } from '@/schemas/api/auth/session'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { throttles } from '@/services/db/tables/base'
import { settings } from '@/services/base/settings'
import { networkOf } from './throttle'
import { together } from './together'
import { tooOften } from './too-often'

const SENTENCE = '요청이 많아 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.'

interface Turn {
  key: string
  span: number
  now: Date
}
interface Counted {
  tries: number
  since: Date
}

/** @throws CallFailure (429, `Retry-After`) where a limit of this pace is used up. */
export async function keepPace(db: Database, { name, limits, sentence = SENTENCE }: Pace, { user }: Session, now: Date): Promise<void> {
  const waits = limits.map(async ({ by, most, span }) => {
    const who = by === 'address' ? networkOf(requestContext()?.ip ?? '') : user?.memberNo
    if (who === undefined) return 0
    const { tries, since } = await countTurn(db, { key: keyOf(['pace', name, by, span, who]), span, now }, String(span))
    return tries <= most ? 0 : since.getTime() + span - now.getTime()
  })
  const wait = Math.max(0, ...(await Promise.all(waits)))
  if (wait > 0) throw tooOften(['429', sentence, 429] satisfies ErrorCard, wait)
}

const keyOf = (parts: readonly unknown[]): string =>
  createHmac('sha256', settings().appSecret).update(JSON.stringify(parts)).digest('base64url')

/** Those who call at once are counted by one statement for each length of span. */
const countTurn = together(async (db: Database, turns: Turn[]): Promise<Counted[]> => {
  const now = new Date(Math.max(...turns.map((turn) => turn.now.getTime())))
  const at = sql`${sql.param(now, throttles.since)}::timestamptz`
  const isOver = sql`${throttles.since} <= ${sql.param(new Date(now.getTime() - turns[0]!.span), throttles.since)}::timestamptz`
  const asked = new Map<string, number>()
  for (const { key } of turns) asked.set(key, (asked.get(key) ?? 0) + 1)
  const rows = await db
    .insert(throttles)
    // One order, or two processes could wait for each other.
    .values([...asked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, tries]) => ({ key, since: now, tries })))
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        tries: sql`case when ${isOver} then ${excluded(throttles.tries)} else ${throttles.tries} + ${excluded(throttles.tries)} end`,
        // A span that begins later than now was counted by a clock that ran ahead; nobody waits longer than one span for it.
        since: sql`case when ${isOver} then ${at} else least(${throttles.since}, ${at}) end`,
      },
    })
    .returning({ key: throttles.key, tries: throttles.tries, since: throttles.since })
  const counted = new Map(rows.map((row) => [row.key, row]))
  // The first of a batch was first: each has its own number of the count.
  return turns.map(({ key }) => {
    const { tries, since } = counted.get(key)!
    const left = asked.get(key)! - 1
    asked.set(key, left)
    return { tries: tries - left, since }
  })
})

// Limits calls that reveal something to a stranger, or cost us something, for operations that count by a key of their own (S5). The count
// is one statement, so that a hundred simultaneous calls are a hundred.
import { lte, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { requestContext } from '@/lib/request-context'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Database } from '@/services/db/database'
import { throttles } from '@/services/db/tables/base'
import { settings } from '@/services/base/settings'
import { networkOf } from './network-of'

export interface CallLimit {
  /** The limited action; each is counted separately. */
  what: string
  /** The counted caller; by default the calling address. */
  who?: string
  most: number
  /** Milliseconds after which counting restarts. */
  span: number
  sentence?: string
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** @throws CallFailure (429) when the limit of this span is reached. */
export async function limitCalls(db: Database, { what, who, most, span, sentence }: CallLimit, now: Date): Promise<void> {
  const caller = who ?? networkOf(requestContext()?.ip ?? '')
  const key = createHmac('sha256', settings().appSecret)
    .update(JSON.stringify(['turn', what, caller]))
    .digest('base64url')
  const isOver = lte(throttles.since, new Date(now.getTime() - span))
  const at = sql.param(now, throttles.since)
  const [row] = await db
    .insert(throttles)
    .values({ key, since: now, tries: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${throttles.tries} + 1 end`,
        // A span that begins in the future was counted by a clock that ran ahead.
        since: sql`case when ${isOver} then ${at}::timestamptz else least(${throttles.since}, ${at}::timestamptz) end`,
      },
    })
    .returning()
  if (row!.tries <= most) return
  const seconds = Math.ceil((row!.since.getTime() + span - now.getTime()) / 1_000)
  throw new CallFailure('429', sentence ?? '요청이 많아 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.', {
    status: 429,
    retryAfter: seconds,
  })
}

// How many texts one number may get in a day from what people type: a visitor who books or orders names a number, maybe a stranger's. Counted
// by the blind index of the number, from all callers together. What is over the number goes out as an alarm or a mail alone.
import { eq, sql } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import { blindIndex } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { throttles } from '@/services/db/tables/base'

/** More than a person's orders and visits of a day say. */
export const TEXTS_OF_DAY = 20

const keyOf = (phoneNo: string, now: Date): string => `texts ${seoulDay(now)} ${blindIndex(phoneNo, 'texts.to')}`

/** Counts one text before it is sent. @param phoneNo its digits. @returns whether it may be sent. */
export async function countText(db: Database, phoneNo: string, now: Date): Promise<boolean> {
  const [row] = await db
    .insert(throttles)
    .values({ key: keyOf(phoneNo, now), since: now, tries: 1 })
    .onConflictDoUpdate({ target: throttles.key, set: { tries: sql`${throttles.tries} + 1` } })
    .returning({ tries: throttles.tries })
  return row!.tries <= TEXTS_OF_DAY
}

/** Whether this number gets no more texts today. */
export async function hasAllTexts(db: Database, phoneNo: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ tries: throttles.tries })
    .from(throttles)
    .where(eq(throttles.key, keyOf(phoneNo, now)))
  return (row?.tries ?? 0) >= TEXTS_OF_DAY
}

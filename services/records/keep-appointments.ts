// Publishes and withdraws records at the moments that staff set. Two processes that wake at once (start-clock.ts) meet at the row's lock,
// and the second finds nothing to do.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import { currentDatabase } from '@/services/db/current-database'
import type { OpenDatabase } from '@/services/db/database'
import { records } from '@/services/db/tables/records'
import { runAsSystem } from '@/services/kit/run-as-system'
import { startClock } from '@/services/db/start-clock'
import { DUE_TAG, meetAppointment } from './record-change'
import { storeOf } from './record-store'

const isDue = (now: Date) => and(isNull(records.deletedAt), or(lte(records.publishAt, now), lte(records.withdrawAt, now)))

/** Does what is due, each record in its own transaction. @returns how many were due. */
export async function keepAppointments(open: OpenDatabase, siteId: string, now: Date): Promise<number> {
  const due = await open.db
    .select({ type: records.type, id: records.id })
    .from(records)
    .where(and(eq(records.siteId, siteId), isDue(now)))
    .orderBy(asc(records.publishAt))
    .limit(1_000)
  for (const { type, id } of due) {
    const store = storeOf(type)
    if (!store) continue
    try {
      await runAsSystem(open, { now, siteId }, async (ctx) => {
        const [row] = await ctx.db
          .select()
          .from(records)
          .where(and(eq(records.siteId, siteId), eq(records.type, type), eq(records.id, id), isDue(now)))
          .for('update')
        if (row) await meetAppointment({ ctx, store, row, batch: randomUUID(), actor: 'system' })
      })
    } catch (error) {
      // The others keep theirs; this one is tried again at the next look.
      logger().error({ event: 'appointment-failed', type, id, err: error }, 'a scheduled record could not be shown or hidden')
    }
  }
  return due.length
}

async function nextMoment(siteId: string): Promise<number> {
  const [next] = await currentDatabase()
    .reads.select({ at: sql<string | null>`least(min(${records.publishAt}), min(${records.withdrawAt}))` })
    .from(records)
    .where(and(eq(records.siteId, siteId), isNull(records.deletedAt)))
  return next?.at ? new Date(next.at).getTime() : Infinity
}

/** Starts the clock of this process. @returns a function that stops it. */
export const startAppointments = (siteId: string): (() => void) =>
  startClock({
    name: 'appointments',
    tag: DUE_TAG,
    async work() {
      await keepAppointments(currentDatabase(), siteId, new Date())
      return nextMoment(siteId)
    },
  })

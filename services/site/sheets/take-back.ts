// Takes back what an import had written before it failed: records that it made are gone, records that it changed are as they were. A
// record that somebody has changed since stays as they left it. Done in portions, so that others have their turn between; a second run
// finds nothing left to do.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import type { OpenDatabase } from '@/services/db/database'
import { recordChanges, records } from '@/services/db/tables/records'
import { RecordBatch } from '@/services/records/record-batch'
import { isRefused, putBack, trash } from '@/services/records/record-change'
import { storeOf } from '@/services/records/record-store'
import { runAsSystem } from '@/services/kit/run-as-system'
import type { Ctx } from '@/services/kit/service'
import { LOST, lostJobs, noteJob, type Job } from './job'

const PORTION = 500

type Change = typeof recordChanges.$inferSelect

/** @param job with the batch under which it wrote. */
export async function takeBack(open: OpenDatabase, job: Job): Promise<void> {
  const { siteId, actor, type, batch } = job
  const ofBatch = and(eq(recordChanges.siteId, siteId), eq(recordChanges.type, type), eq(recordChanges.batch, batch))
  for (let last = 0; ;) {
    const changes: Change[] = await open.reads
      .select()
      .from(recordChanges)
      .where(and(ofBatch, gt(recordChanges.seq, last)))
      .orderBy(asc(recordChanges.seq))
      .limit(PORTION)
    if (changes.length === 0) return
    await runAsSystem(open, { now: new Date(), siteId, actor }, (ctx) => takeBackChanges(ctx, job, changes))
    last = changes.at(-1)!.seq
  }
}

/**
 * Takes back what the imports of a process that has ended had written. Only the one process of an embedded database may do this. What
 * cannot be taken back now is tried again at the next start.
 */
export async function takeBackLost(open: OpenDatabase): Promise<void> {
  for (const job of await lostJobs())
    try {
      await takeBack(open, job)
      await noteJob({ ...job, phase: 'failed', isPartlyWritten: false, batch: '', message: LOST })
    } catch (error) {
      logger().error({ event: 'import-half-written', job: job.job, err: error }, 'half an import could not be taken back')
    }
}

async function takeBackChanges(ctx: Ctx, { type, actor }: Job, changes: readonly Change[]): Promise<void> {
  const store = storeOf(type)!
  const ids = changes.map(({ recordId }) => recordId)
  const listed = and(eq(records.siteId, ctx.siteId), eq(records.type, type), inArray(records.id, ids))
  const rows = await ctx.db.select().from(records).where(listed).orderBy(asc(records.id)).for('update')
  const changeOf = new Map(changes.map((change) => [change.recordId, change]))
  const many = new RecordBatch(ctx, store)
  await many.prepare(changes.flatMap(({ before }) => (before?.published ? [before.published] : [])))
  const batch = randomUUID()
  const made: string[] = []
  for (const row of rows) {
    const { before, version } = changeOf.get(row.id)!
    if (row.version !== version) continue
    const given = { ctx, store, row, batch, actor, many }
    const outcome = before ? await putBack(given, before) : await trash(given)
    if (!before && !isRefused(outcome)) made.push(row.id)
  }
  await many.flush()
  if (made.length === 0) return
  const isMade = and(eq(records.siteId, ctx.siteId), eq(records.type, type), inArray(records.id, made))
  await ctx.db.delete(records).where(isMade)
  await ctx.db
    .delete(recordChanges)
    .where(and(eq(recordChanges.siteId, ctx.siteId), eq(recordChanges.type, type), inArray(recordChanges.recordId, made)))
}

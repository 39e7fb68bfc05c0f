import { randomUUID } from 'node:crypto'
import { SHEET_MAX_ROWS } from '@/schemas/api/site/record-sheets'
import type { Rights } from '@/schemas/rules/base/rights'
import { logger } from '@/services/base/log'
import { currentDatabase } from '@/services/db/current-database'
import { storeOf } from '@/services/records/record-store'
import { checkSheet } from './check-sheet'
import { ImportCancelled, jobProgress, noteJob, readNoted, readPlan, rowPages, sheetOf, writePlan as notePlan, type Job } from './job'
import { readSheet } from '@/services/sheets/read-sheet'
import { SheetRefused } from '@/services/sheets/sheet-message'
import { writeJob } from './write-job'

const BROKEN = '가져오는 중에 문제가 생겼습니다. 아무것도 바뀌지 않았습니다. 잠시 후 다시 해 주세요.'

/** Reads and checks the file. Nothing is written. */
export const tryJob = (job: Job, rights: Rights): Promise<void> =>
  follow(job, async (progress) => {
    const sheet = await readSheet(sheetOf(job.job), SHEET_MAX_ROWS, progress.signal)
    const store = storeOf(job.type)!
    const open = currentDatabase()
    const pages = rowPages(job.job)
    const { plan, ...checked } = await checkSheet({ db: open.reads, siteId: job.siteId, now: new Date() }, store, sheet, {
      isPublishing: job.isPublishing,
      rights,
      reached: (done) => progress.reached(done, { phase: 'checking', rows: sheet.rows.length }),
      tell: (row) => pages.tell(row),
    })
    await pages.end()
    await notePlan(job.job, plan)
    return { ...checked, phase: 'tried', done: checked.rows }
  })

/** Writes what the trial read, all of it or nothing. */
export const runJob = (job: Job): Promise<void> =>
  follow(job, async (progress) => {
    const plan = await readPlan(job.job)
    const open = currentDatabase()
    const batch = randomUUID()
    const reached = (done: number, more?: Partial<Job>): Promise<void> => progress.reached(done, { rows: plan.length, ...more })
    await writeJob({ open, job, plan, batch, reached })
    return { phase: 'done', done: plan.length, rows: plan.length, batch: plan.length > 0 ? batch : '', isPartlyWritten: false }
  })

/** What the work comes to is noted, also that it failed; a failure is never left to be waited for. */
async function follow(job: Job, work: (progress: ReturnType<typeof jobProgress>) => Promise<Partial<Job>>): Promise<void> {
  const progress = jobProgress(job)
  try {
    await noteJob({ ...job, ...(await work(progress)) })
  } catch (error) {
    await noteJob({ ...((await readNoted(job.job)) ?? job), ...failureOf(error) }).catch(() => undefined)
    if (!(error instanceof SheetRefused || error instanceof ImportCancelled))
      logger().error({ event: 'import-failed', job: job.job, err: error }, 'an import failed unexpectedly')
  } finally {
    progress.end()
  }
}

function failureOf(error: unknown): Partial<Job> {
  if (error instanceof ImportCancelled) return { phase: 'cancelled', message: '취소했습니다. 아무것도 바뀌지 않았습니다.' }
  if (!(error instanceof SheetRefused)) return { phase: 'failed', message: BROKEN }
  return { phase: 'failed', message: error.message, faultCount: 1, faults: [{ cell: error.cell, field: '', message: error.message }] }
}

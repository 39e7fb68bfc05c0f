// An import is all or nothing. PostgreSQL writes it in one transaction. The embedded database has one connection, which a transaction of
// ten thousand records would keep from everybody for many seconds: there it is written in portions, between which others have their
// turn, and what was written is taken back when a later portion fails.
import { setTimeout } from 'node:timers/promises'
import type { OpenDatabase } from '@/services/db/database'
import { storeOf } from '@/services/records/record-store'
import { runAsSystem } from '@/services/kit/run-as-system'
import { noteJob, type Job, type PlannedRecord } from './job'
import { takeBack } from './take-back'
import { checkUnmoved, writePlan } from './write-plan'

/** Records of one portion: a fifth of a second where nothing else runs. */
const PORTION = 250
/** What others may take between two portions, and the pause before the next one begins. */
const [OTHERS_MS, IDLE_MS, LOOK_MS] = [500, 12, 4]

interface Writing {
  open: OpenDatabase
  job: Job
  plan: readonly PlannedRecord[]
  batch: string
  reached: (done: number, more?: Partial<Job>) => Promise<void>
}

/** Writes all records of the plan or, when it throws, none. */
export const writeJob = (writing: Writing): Promise<void> =>
  writing.open.kind === 'embedded' ? writeInPortions(writing) : writePortion(writing, 0, writing.plan.length)

async function writeInPortions(writing: Writing): Promise<void> {
  const { open, job, plan, batch, reached } = writing
  const { siteId, type } = job
  await checkUnmoved({ db: open.reads, siteId }, storeOf(type)!, plan)
  // A process that ends here has noted what the next one takes back.
  const noted = await noteJob({ ...job, batch, isPartlyWritten: true })
  try {
    for (let from = 0; from < plan.length; from += PORTION) {
      await reached(from, { batch, isPartlyWritten: true })
      await writePortion(writing, from, Math.min(from + PORTION, plan.length))
      await letOthersWork(open)
    }
  } catch (error) {
    await takeBack(open, noted)
    await noteJob({ ...noted, batch: '', isPartlyWritten: false })
    throw error
  }
}

/** Waits until the connection has been idle for a moment: a call asks several questions in turn, and would else wait a portion for each. */
async function letOthersWork({ pool }: OpenDatabase): Promise<void> {
  const longest = Date.now() + OTHERS_MS
  for (let idle = 0; idle < IDLE_MS && Date.now() < longest; idle = pool.idleCount > 0 && pool.waitingCount === 0 ? idle + LOOK_MS : 0)
    await setTimeout(LOOK_MS)
}

/** Writes the records of the plan from one place to another in one transaction; with the last of them, that the import was done. */
async function writePortion({ open, job, plan, batch, reached }: Writing, from: number, to: number): Promise<void> {
  const { siteId, actor, isPublishing, type } = job
  await runAsSystem(open, { now: new Date(), siteId, actor }, async (ctx) => {
    await writePlan({
      ctx,
      store: storeOf(type)!,
      plan: plan.slice(from, to),
      batch,
      actor,
      isPublishing,
      reached: (done) => reached(from + done),
    })
    if (to < plan.length) return
    ctx.audit('record.importRun', `record:${type}`, { file: job.fileName, created: job.created, changed: job.changed, batch })
    await reached(to)
  })
}

// An import lies in a folder of its own: the file, what the trial made of it, and how far it is. Any process of the site may answer for
// it, also while the database is busy with the import itself.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMPORT_ROWS_PAGE, type ImportPhase, type ImportRow, type ImportState } from '@/schemas/api/site/record-sheets'
import { settings } from '@/services/base/settings'

const DAY = 24 * 3_600_000
/** A process that has said nothing for this long has ended. */
const SILENT = 60_000
/** Milliseconds between two notes of the progress. */
const NOTED_EACH = 300
export const LOST = '서버가 다시 시작되어 멈추었습니다. 아무것도 바뀌지 않았습니다. 다시 올려 주세요.'
const ID = /^[0-9a-f-]{36}$/

export interface Job extends ImportState {
  type: string
  siteId: string
  /** `staff:ID` */
  actor: string
  /** When it was last heard of. */
  at: number
  /** Whether a part of it may stand in the database, under its batch: see write-job.ts. */
  isPartlyWritten?: boolean
}

/** One record to be written, as the trial read it. */
export interface PlannedRecord {
  line: number
  /** Empty for a new record. */
  id: string
  version: number
  draft: Record<string, unknown>
}

export class ImportCancelled extends Error {
  override name = 'ImportCancelled'
}

const folderOf = (job: string): string => join(settings().dataDir, 'imports', job)
export const sheetOf = (job: string): string => join(folderOf(job), 'sheet')
const RUNNING: readonly ImportPhase[] = ['reading', 'checking', 'writing']

export async function createJob(given: Pick<Job, 'type' | 'siteId' | 'actor' | 'fileName' | 'isPublishing'>, bytes: Buffer): Promise<Job> {
  await removeOld()
  const job = randomUUID()
  await mkdir(folderOf(job), { recursive: true, mode: 0o700 })
  await writeFile(sheetOf(job), bytes, { mode: 0o600 })
  const counts = { done: 0, rows: 0, created: 0, changed: 0, unchanged: 0, faultCount: 0 }
  return noteJob({ ...given, ...counts, job, phase: 'reading', faults: [], notes: [], message: '', batch: '', at: 0 })
}

/** Written aside and renamed, so that nobody reads half of it. */
export async function noteJob(job: Job): Promise<Job> {
  const noted = { ...job, at: Date.now() }
  await writeWhole(join(folderOf(job.job), 'state.json'), noted)
  return noted
}

export async function readJob(job: string): Promise<Job | undefined> {
  const state = await readNoted(job)
  if (!state) return undefined
  const isLost = RUNNING.includes(state.phase) && Date.now() - state.at > SILENT
  return isLost ? { ...state, phase: 'failed', message: LOST } : state
}

/** The job as it was noted last. */
export async function readNoted(job: string): Promise<Job | undefined> {
  if (!ID.test(job)) return undefined
  const text = await readFile(join(folderOf(job), 'state.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Job)
}

/** Imports that a process which has ended left half written. */
export async function lostJobs(): Promise<Job[]> {
  const names = await readdir(join(settings().dataDir, 'imports')).catch(() => [])
  const jobs = await Promise.all(names.map((name) => readNoted(name)))
  return jobs.flatMap((job) => (job?.isPartlyWritten ? [job] : []))
}

export const writePlan = (job: string, plan: readonly PlannedRecord[]): Promise<void> => writeWhole(join(folderOf(job), 'plan.json'), plan)
export const readPlan = async (job: string): Promise<PlannedRecord[]> =>
  JSON.parse(await readFile(join(folderOf(job), 'plan.json'), 'utf8')) as PlannedRecord[]

const rowsAt = (job: string, page: number): string => join(folderOf(job), `rows-${page}.json`)

/** Keeps what each line of a trial would do, a page at a time. */
export function rowPages(job: string) {
  let [page, rows]: [number, ImportRow[]] = [1, []]
  const turn = async (): Promise<void> => {
    if (rows.length > 0) await writeWhole(rowsAt(job, page++), rows)
    rows = []
  }
  return {
    async tell(row: ImportRow): Promise<void> {
      if (rows.push(row) === IMPORT_ROWS_PAGE) await turn()
    },
    end: turn,
  }
}

/** One page of what the lines of a trial would do; empty beyond the last one. */
export async function readRowPage(job: string, page: number): Promise<ImportRow[]> {
  const text = await readFile(rowsAt(job, page), 'utf8').catch(() => undefined)
  return text === undefined ? [] : (JSON.parse(text) as ImportRow[])
}

const cancelledAt = (job: string): string => join(folderOf(job), 'cancelled')
export const cancelJob = (job: string): Promise<void> => writeFile(cancelledAt(job), '')

/**
 * Follows the work of a job: `reached` says how far it is and hears of a cancellation.
 * @param job what is noted until `reached` says more.
 */
export function jobProgress(job: Job) {
  const abort = new AbortController()
  let noted = Date.now()
  let current = job
  const timer = setInterval(() => {
    if (existsSync(cancelledAt(job.job))) abort.abort(new ImportCancelled())
  }, NOTED_EACH).unref()
  return {
    signal: abort.signal,
    /** Lets others work between, notes the progress now and then. @throws ImportCancelled */
    async reached(done: number, more: Partial<Job> = {}): Promise<void> {
      current = { ...current, ...more, done }
      await new Promise((resolve) => setImmediate(resolve))
      abort.signal.throwIfAborted()
      if (Date.now() - noted < NOTED_EACH) return
      noted = Date.now()
      current = await noteJob(current)
    },
    end: () => clearInterval(timer),
  }
}

async function writeWhole(path: string, value: unknown): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, JSON.stringify(value), { mode: 0o600 })
  await rename(aside, path)
}

/** Files of imports are gone after a day: they may name people. */
async function removeOld(): Promise<void> {
  const folder = join(settings().dataDir, 'imports')
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > DAY) await rm(join(folder, name), { recursive: true, force: true })
  }
}

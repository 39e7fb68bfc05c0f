// The trial of an import: every line is read and checked as if it were saved by hand, and nothing is written.
import { and, eq, inArray } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import type { SheetFault } from '@/schemas/api/site/record-sheets'
import { recordProblems } from '@/schemas/records/record-problems'
import type { Rights } from '@/schemas/rules/base/rights'
import { records } from '@/services/db/tables/records'
import { RecordBatch } from '@/services/kit/records/record-batch'
import { publishProblems, type RecordRow } from '@/services/kit/records/record-change'
import type { RecordStore, StoreCtx } from '@/services/kit/records/record-store'
import type { PlannedRecord } from './job'
import { readHeading, type Heading } from './read-heading'
import { cellOfPointer, readRecord } from './read-record'
import { sheetColumns } from './sheet-columns'
import { cellName, type SheetRow } from './sheet-message'

/** Faults that are told; nobody mends more at a time. */
const TOLD = 200
/** Lines between two looks at the progress. */
const STEP = 50
const CHUNK = 500

export interface Checked {
  plan: PlannedRecord[]
  rows: number
  created: number
  changed: number
  unchanged: number
  faults: SheetFault[]
  faultCount: number
}

export async function checkSheet(
  ctx: StoreCtx,
  store: RecordStore,
  rows: readonly SheetRow[],
  { isPublishing, rights, reached }: { isPublishing: boolean; rights: Rights; reached: (done: number) => Promise<void> },
): Promise<Checked> {
  const { type } = store
  const heading = readHeading(
    rows,
    sheetColumns(type).filter(({ field }) => field === '' || rights.sees(type.type, field)),
  )
  const writes = (field: string): boolean => rights.writes(type.type, field)
  const checked: Checked = { plan: [], rows: 0, created: 0, changed: 0, unchanged: 0, faults: [], faultCount: 0 }
  const refuse = (...faults: SheetFault[]): void => {
    checked.faultCount += faults.length
    checked.faults.push(...faults.slice(0, Math.max(0, TOLD - checked.faults.length)))
  }
  refuse(...heading.faults)
  const lines = rows.slice(heading.lines)
  if (lines.length === 0 && heading.faults.length === 0)
    refuse({ cell: 'A3', field: '', message: '가져올 줄이 없습니다. 항목 이름 아래에 내용을 적어 주세요.' })
  if (checked.faultCount > 0) return checked

  const known = await storedRecords(
    ctx,
    store,
    lines.map((line) => idIn(heading, line)),
  )
  const many = new RecordBatch(ctx, store)
  const seen = new Map<string, number>()
  for (let from = 0; from < lines.length; from += CHUNK) {
    const some = lines.slice(from, from + CHUNK).map((row) => ({ row, ...readLine(row) }))
    await many.prepare(some.flatMap(({ draft }) => (draft ? [draft] : [])))
    for (const [at, { row, current, draft, faults }] of some.entries()) {
      if (at % STEP === 0) await reached(from + at)
      checked.rows++
      refuse(...faults)
      if (faults.length > 0) continue
      if (!draft) {
        checked.unchanged++
        continue
      }
      const problems = await problemsOf(current, draft)
      refuse(...problems.map(({ pointer, message }) => ({ ...cellOfPointer(heading, pointer, row[0]), message })))
      if (current) checked.changed++
      else checked.created++
      checked.plan.push({ line: row[0], id: current?.id ?? '', version: current?.version ?? 0, draft })
    }
  }
  return checked

  function readLine(row: SheetRow): { current?: RecordRow; draft?: Record<string, unknown>; faults: SheetFault[] } {
    const id = idIn(heading, row)
    const fault = (name: string, message: string) => ({ faults: [{ ...cellOf(heading, name, row[0]), message }] })
    if (id === '') return readRecord(type, heading, row, undefined, writes)
    const before = seen.get(id)
    if (before !== undefined) return fault('#id', `${before}번째 줄과 번호가 같습니다. 한 줄만 남겨 주세요.`)
    seen.set(id, row[0])
    const current = known.get(id)
    if (!current) return fault('#id', `번호가 ${id}인 기록이 없습니다. 새로 만들려면 번호를 비워 주세요.`)
    if (current.deletedAt) return fault('#id', `${withParticle(`‘${current.name}’`, '은/는')} 휴지통에 있습니다. 먼저 되살려 주세요.`)
    const version = textIn(heading, row, '#version')
    if (version !== '' && version !== String(current.version))
      return fault(
        '#version',
        `파일을 내려받은 뒤에 ${withParticle(`‘${current.name}’`, '을/를')} 다른 사람이 고쳤습니다. 다시 내려받아 고쳐 주세요.`,
      )
    return { current, ...readRecord(type, heading, row, current.draft, writes) }
  }

  async function problemsOf(current: RecordRow | undefined, draft: Record<string, unknown>) {
    if (!isPublishing) return recordProblems(type, draft, { isStrict: false })
    const row = { ...(current ?? newRow(ctx, store, '')), draft }
    const problems = await publishProblems({ ctx, store, row, many })
    // Ids that are made of what is written tell beforehand that one is taken; numbers are given when it is written.
    if (problems.length > 0 || current || store.newIds || (await store.newId(ctx, draft)) !== undefined) return problems
    return [{ pointer: `/${type.name}`, message: '이미 있습니다. 있는 것을 고치거나 다른 값을 적어 주세요.' }]
  }
}

/** A record that does not exist yet, before its first change. */
export const newRow = ({ siteId, now }: StoreCtx, { type }: RecordStore, id: string): RecordRow => ({
  name: '',
  state: 'draft',
  sortAt: null,
  sortOrder: null,
  facets: [],
  refs: [],
  searchText: '',
  pairs: [],
  siteId,
  type: type.type,
  id,
  draft: {},
  version: 0,
  published: null,
  publishedAt: null,
  parked: null,
  publishAt: null,
  withdrawAt: null,
  deletedAt: null,
  edited: true,
  createdAt: now,
  updatedBy: 'system',
  updatedAt: now,
})

function cellOf({ columns }: Heading, name: string, line: number): { cell: string; field: string } {
  const found = [...columns].find(([, column]) => column.name === name)
  return { cell: cellName(found?.[0] ?? 0, line), field: found?.[1].title ?? '' }
}

function textIn({ columns }: Heading, [, cells]: SheetRow, name: string): string {
  const found = [...columns].find(([, column]) => column.name === name)
  const cell = found ? cells[found[0]] : ''
  return typeof cell === 'string' ? cell.trim() : ''
}
const idIn = (heading: Heading, row: SheetRow): string => textIn(heading, row, '#id')

async function storedRecords({ db, siteId }: StoreCtx, { type }: RecordStore, ids: readonly string[]): Promise<Map<string, RecordRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== '' && id.length <= 60))]
  const found = new Map<string, RecordRow>()
  for (let at = 0; at < wanted.length; at += CHUNK)
    for (const row of await db
      .select()
      .from(records)
      .where(and(eq(records.siteId, siteId), eq(records.type, type.type), inArray(records.id, wanted.slice(at, at + CHUNK)))))
      found.set(row.id, row)
  return found
}

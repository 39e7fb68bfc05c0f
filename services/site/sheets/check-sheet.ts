// The trial of an import: every line is read and checked as if it were saved by hand, and nothing is written.
import { withParticle } from '@/lib/particle'
import type { ImportRow, SheetFault } from '@/schemas/api/site/record-sheets'
import type { Problem } from '@/schemas/api/base/failure'
import { recordProblems } from '@/schemas/records/record-problems'
import { formatDateTime } from '@/schemas/words/dates'
import { fieldMessage } from '@/schemas/words/messages'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import type { Rights } from '@/schemas/rules/base/rights'
import { RecordBatch } from '@/services/records/record-batch'
import { publishProblems, type RecordRow } from '@/services/records/record-change'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import type { PlannedRecord } from './job'
import { staffIdOf } from '../domain/actor-of'
import { readHeading } from './read-heading'
import { cellOfPointer, readRecord, type ReadRecord } from './read-record'
import type { Sheet } from '@/services/sheets/read-sheet'
import { readWords } from './read-words'
import { sheetColumns } from './sheet-columns'
import { ownCells } from './own-cells'
import { placeOf, type SheetRow } from '@/services/sheets/sheet-message'
import { mergedFaults, sheetNotes } from './sheet-notes'
import { shownCells } from './shown-cells'
import { storedRecords } from './stored-records'

/** Faults that are told; nobody mends more at a time. */
const TOLD = 200
/** Lines between two looks at the progress. */
const STEP = 50
const CHUNK = 500
/** What publishing will refuse, in one note. */
const LATER_TOLD = 5

export interface Checked {
  plan: PlannedRecord[]
  rows: number
  created: number
  changed: number
  unchanged: number
  faults: SheetFault[]
  faultCount: number
  notes: string[]
}

interface Trial {
  isPublishing: boolean
  rights: Rights
  reached: (done: number) => Promise<void>
  /** Hears of what each line would do, in turn. */
  tell: (row: ImportRow) => Promise<void>
}

export async function checkSheet(
  ctx: StoreCtx,
  store: RecordStore,
  { rows, about }: Sheet,
  { isPublishing, rights, reached, tell }: Trial,
): Promise<Checked> {
  const { type } = store
  const columns = sheetColumns(type).filter(({ field }) => field === '' || rights.sees(type.type, field))
  const heading = readHeading(rows, columns)
  const below = rows.slice(heading.lines)
  const lines = below.filter(([, , isHidden]) => !isHidden)
  const hidden = below.flatMap(([line, , isHidden]) => (isHidden ? [line] : []))
  const checked: Checked = { plan: [], rows: 0, created: 0, changed: 0, unchanged: 0, faults: [], faultCount: 0, notes: [] }
  checked.notes = sheetNotes(about, heading, hidden)
  const refuse = (...faults: SheetFault[]): void => {
    checked.faultCount += faults.length
    checked.faults.push(...faults.slice(0, Math.max(0, TOLD - checked.faults.length)))
  }
  refuse(...heading.faults, ...mergedFaults(about, lines))
  if (lines.length === 0 && heading.faults.length === 0)
    refuse({ cell: 'A3', field: '', message: '가져올 줄이 없습니다. 항목 이름 아래에 내용을 입력해 주세요.' })
  if (lines.length === 0 || heading.columns.size === 0) return checked

  const own = ownCells(heading)
  const known = await storedRecords(ctx, store, lines.map(own.id))
  const nameOf = await namesOfStaff(ctx, [...new Set([...known.values()].map(({ updatedBy }) => staffIdOf(updatedBy)))])
  const editorOf = ({ updatedBy }: RecordRow): string => nameOf(staffIdOf(updatedBy)).name
  const drafts = [...known.values()].map(({ draft }) => draft)
  const words = await readWords(ctx, type, [...heading.columns], lines, drafts)
  const reading = { words, writes: (field: string) => rights.writes(type.type, field) }
  const many = new RecordBatch(ctx, store)
  // A draft may lack much else, and nobody would find it without its name.
  const { [type.name]: naming } = type.form.properties as Record<string, { title?: string; type?: string }>
  const nameNeeded = fieldMessage('required', naming?.title ?? '이름')
  const isNameless = (draft: Record<string, unknown>): boolean => {
    const name = draft[type.name]
    return naming?.type === 'string' && (type.form.required ?? []).includes(type.name) && (typeof name !== 'string' || name.trim() === '')
  }
  const later: string[] = []
  const seen = new Map<string, number>()
  for (let from = 0; from < lines.length; from += CHUNK) {
    const some = lines.slice(from, from + CHUNK).map((row) => ({ row, ...readLine(row) }))
    await many.prepare(some.flatMap(({ draft }) => (draft ? [draft] : [])))
    for (const [at, { row, current, draft, faults, unread }] of some.entries()) {
      if (at % STEP === 0) await reached(from + at)
      checked.rows++
      if (!draft) {
        refuse(...faults)
        if (faults.length === 0) checked.unchanged++
        continue
      }
      // What could not be read is told already; the rest of the line is looked at all the same.
      const problems = (await problemsOf(current, draft)).filter(({ pointer }) => !unread.has(pointer.split('/')[1] ?? ''))
      const told = problems.map((problem) => ({ ...cellOfPointer(heading, problem.pointer, row[0]), message: placed(problem) }))
      refuse(...[...faults, ...told].toSorted((a, b) => placeOf(a.cell).column - placeOf(b.cell).column))
      if (faults.length > 0) continue
      if (!isPublishing && told.length === 0)
        later.push(...recordProblems(type, draft, { isStrict: true }).map((one) => `${row[0]}번째 줄: ${placed(one)}`))
      if (current) checked.changed++
      else checked.created++
      checked.plan.push({ line: row[0], id: current?.id ?? '', version: current?.version ?? 0, draft })
      const named = draft[type.name]
      const name = typeof named === 'string' ? named.slice(0, 100) : ''
      await tell({ line: row[0], name, isNew: !current, cells: shownCells(columns, words, current?.draft, draft) })
    }
  }
  checked.notes.push(...laterNotes(later))
  return checked

  function readLine(row: SheetRow): ReadRecord & { current?: RecordRow } {
    const fault = (name: string, message: string): ReadRecord => ({ faults: [{ ...own.place(name, row[0]), message }], unread: new Set() })
    const bad = own.bad(row)
    if (bad) return fault(bad.name, bad.message)
    const id = own.id(row)
    if (id === '') return readRecord(type, heading, row, undefined, reading)
    const before = seen.get(id)
    if (before !== undefined) return fault('#id', `${before}번째 줄과 번호가 같습니다. 한 줄만 남겨 주세요.`)
    seen.set(id, row[0])
    const current = known.get(id)
    if (!current) return fault('#id', `번호가 ${id}인 기록이 없습니다. 새로 만들려면 번호를 비워 주세요.`)
    if (current.deletedAt) return fault('#id', `${withParticle(`‘${current.name}’`, '은/는')} 휴지통에 있습니다. 먼저 되살려 주세요.`)
    const version = own.version(row)
    if (version !== '' && version !== String(current.version))
      return fault(
        '#version',
        `파일을 내려받은 뒤에 ${withParticle(`‘${current.name}’`, '이/가')} 고쳐졌습니다(${editorOf(current)}, ${formatDateTime(current.updatedAt)}). 다시 내려받아 고쳐 주세요.`,
      )
    return { current, ...readRecord(type, heading, row, current.draft, reading) }
  }

  async function problemsOf(current: RecordRow | undefined, draft: Record<string, unknown>): Promise<Problem[]> {
    if (!isPublishing) {
      const problems = recordProblems(type, draft, { isStrict: false })
      return problems.length === 0 && isNameless(draft) ? [{ pointer: `/${type.name}`, message: nameNeeded }] : problems
    }
    const row = { ...(current ?? newRow(ctx, store, '')), draft }
    const problems = await publishProblems({ ctx, store, row, many })
    // Ids that are made of what is written tell beforehand that one is taken; numbers are given when it is written.
    if (problems.length > 0 || current || store.newIds || (await store.newId(ctx, draft)) !== undefined) return problems
    return [{ pointer: `/${type.name}`, message: '이미 있습니다. 있는 것을 고치거나 다른 값을 입력해 주세요.' }]
  }
}

/** What a draft may have, and publishing will refuse. */
function laterNotes(later: readonly string[]): string[] {
  if (later.length === 0) return []
  const more = later.length > LATER_TOLD ? ` 그 밖에 ${later.length - LATER_TOLD}군데가 더 있습니다.` : ''
  return [`초안으로는 저장되지만 게시하려면 고쳐야 합니다. ${later.slice(0, LATER_TOLD).join(' ')}${more}`]
}

/** A problem within a list says in which of its entries. */
function placed({ pointer, message }: Problem): string {
  const [, , entry = '', ...deeper] = pointer.split('/')
  return /^\d+$/.test(entry) && deeper.length > 0 ? `${Number(entry) + 1}번째: ${message}` : message
}

/** A record that does not exist yet, before its first change. */
export const newRow = ({ siteId, now }: StoreCtx, { type }: RecordStore, id: string): RecordRow => ({
  name: '',
  state: 'draft',
  sortAt: null,
  sortOrder: null,
  facets: [],
  refs: [],
  page: null,
  linkName: '',
  linkInitials: '',
  linkPairs: [],
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

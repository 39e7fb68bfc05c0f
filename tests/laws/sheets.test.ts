// What holds for the spreadsheet of every type of record, on the content that ships: a file that nobody touched changes nothing, and its
// cells alone say the whole record.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHEET_FORMATS, type SheetFormat } from '@/schemas/api/site/record-sheets'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { records } from '@/services/db/tables/records'
import { isAlike } from '@/services/records/columns-of'
import { cleanValues } from '@/services/site/domain/clean-values'
import { readHeading } from '@/services/site/sheets/read-heading'
import { readRecord } from '@/services/site/sheets/read-record'
import { readRows } from '@/services/sheets/read-rows'
import { readWords } from '@/services/site/sheets/read-words'
import { TOO_LONG, writeCell } from '@/services/site/sheets/read-cell'
import { sheetColumns } from '@/services/site/sheets/sheet-columns'
import type { SheetRow } from '@/services/sheets/sheet-message'
import { writeSheet } from '@/services/site/sheets/write-sheet'
import { chosenAreas, recordTypesOf } from '../support/chosen-areas'
import { openSeededApp } from '../support/seeded-app'
import type { TestApp } from '../support/test-app'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await openSeededApp()
  folder = mkdtempSync(join(tmpdir(), 'maru-sheets-'))
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.drop()
})

test('every type of record has columns', () => expect(RECORD_TYPES.filter((type) => sheetColumns(type).length === 0)).toEqual([]))

const own = await recordTypesOf(chosenAreas())
const types = RECORD_TYPES.filter(({ type }) => own.has(type))
describe.each(types.map((type) => [type.type, type] as const))('%s', (name, type) => {
  test('every column has a name and a title of its own', () => {
    const columns = sheetColumns(type)
    expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length)
    expect(columns.map(({ title }) => title).filter((title, at, all) => title === '' || all.indexOf(title) !== at)).toEqual([])
    const fields = new Set(columns.flatMap(({ field }) => (field === '' ? [] : [field])))
    expect([...fields].sort()).toEqual(Object.keys(type.form.properties).sort())
  })

  test.each(SHEET_FORMATS)('exported as %s and read back, every record is what it was', async (format) => {
    const rows = await app.open.db.select().from(records).where(eq(records.type, name))
    expect(rows.length).toBeGreaterThan(0)
    const columns = sheetColumns(type)
    const lines = rows.map(({ draft }) =>
      columns.map((column) => (column.kind === 'fixed' ? '1' : writeCell(column, draft, (_, id) => id))),
    )
    const read = await readBack(format, lines)
    const heading = readHeading(read, columns)
    expect(heading.faults).toEqual([])
    const back = read.slice(heading.lines)
    expect(back.length).toBe(rows.length)
    const ctx = { db: app.open.db, siteId: 'site', now: new Date() }
    const words = await readWords(ctx, type, [...heading.columns], back, [])
    const reading = { words, writes: () => true }
    for (const [at, row] of rows.entries()) {
      expect([row.id, readRecord(type, heading, back[at]!, row.draft, reading)]).toEqual([row.id, { faults: [], unread: new Set() }])
      const made = readRecord(type, heading, back[at]!, undefined, reading)
      expect([row.id, made.faults]).toEqual([row.id, []])
      if (!back[at]![1].includes(TOO_LONG))
        expect([row.id, isAlike(made.draft, cleanValues(type, row.draft)) || made.draft]).toEqual([row.id, true])
    }
  })

  async function readBack(format: SheetFormat, lines: string[][]): Promise<SheetRow[]> {
    const chunks: Buffer[] = []
    async function* given(): AsyncGenerator<string[]> {
      yield* lines
    }
    for await (const chunk of writeSheet(format, type.title, sheetColumns(type), given())) chunks.push(chunk)
    const path = join(folder, `${name}.${format}`)
    writeFileSync(path, Buffer.concat(chunks))
    const read: SheetRow[] = []
    for await (const row of readRows(path)) read.push(row)
    return read
  }
})

import { Readable } from 'node:stream'
import { and, asc, count, gt } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-sheets'
import type { RecordValues } from '@/schemas/records/define-record'
import { formatDate } from '@/schemas/words/dates'
import { currentDatabase } from '@/services/db/current-database'
import { records } from '@/services/db/tables/records'
import { readReferenced } from '@/services/records/record-batch'
import { operation } from '@/services/kit/service'
import { mayAsk } from '../domain/seen-values'
import { requestedType } from '../domain/requested-type'
import { whereListed } from '../domain/where-listed'
import { writeCell } from './read-cell'
import { referencedIn, sheetColumns, type SheetColumn } from './sheet-columns'
import { SHEET_TYPES, writeSheet } from './write-sheet'

/** Records that are in memory at a time. */
const AT_ONCE = 500
const STATE_WORDS = { live: '게시', changed: '게시(고친 내용 있음)', draft: '초안' } as const

type Row = Pick<typeof records.$inferSelect, 'id' | 'version' | 'state' | 'draft'>

export const exportRecords = operation(contracts.exportRecords, async ({ type, format, search, filter, state, mine }, ctx) => {
  const store = requestedType(ctx, type)
  const { siteId } = ctx
  if (!mayAsk(ctx, store.type, { search, filter })) throw ctx.fail('hidden')
  const columns = sheetColumns(store.type).filter(({ field }) => field === '' || ctx.rights.sees(type, field))
  const where = whereListed({ siteId, type, search, filter, state, by: mine && ctx.session.staff!.id })
  const [found] = await ctx.db.select({ total: count() }).from(records).where(where)
  ctx.audit('record.export', `record:${type}`, { format, rows: found?.total ?? 0, ...narrowedBy({ search, filter, state, mine }) })

  async function* lines(): AsyncGenerator<string[]> {
    let last = ''
    for (;;) {
      const { reads } = currentDatabase()
      const rows = await reads
        .select({ id: records.id, version: records.version, state: records.state, draft: records.draft })
        .from(records)
        .where(and(where, gt(records.id, last)))
        .orderBy(asc(records.id))
        .limit(AT_ONCE)
      const nameOf = await namesOf({ db: reads, siteId }, columns, rows)
      for (const row of rows) yield columns.map((column) => cellOf(column, row, nameOf))
      if (rows.length < AT_ONCE) return
      last = rows.at(-1)!.id
    }
  }
  const name = `${store.type.title.replaceAll(' ', '-')}-${formatDate(ctx.now).replaceAll('.', '')}.${format}`
  const body = Readable.toWeb(Readable.from(writeSheet(format, store.type.title, columns, lines()))) as ReadableStream<Uint8Array>
  return {
    response: new Response(body, {
      headers: {
        'content-type': SHEET_TYPES[format],
        'content-disposition': `attachment; filename="${type}.${format}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'private, no-store',
      },
    }),
  }
})

const narrowedBy = (given: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))

function cellOf(column: SheetColumn, row: Row, nameOf: (type: string, id: string) => string): string {
  if (column.kind !== 'fixed') return writeCell(column, row.draft, nameOf)
  return column.name === '#id' ? row.id : column.name === '#version' ? String(row.version) : STATE_WORDS[row.state]
}

/** Names of what some records refer to, one query a type. */
async function namesOf(
  ctx: Parameters<typeof readReferenced>[0],
  columns: readonly SheetColumn[],
  rows: readonly { draft: RecordValues }[],
) {
  const names = new Map<string, string>()
  for (const column of columns.filter(({ kind }) => kind === 'names')) {
    const type = column.property.source?.replace(/^records:/, '') ?? ''
    const ids = [...new Set(rows.flatMap(({ draft }) => referencedIn(column, draft)))].filter((id) => !names.has(`${type}:${id}`))
    if (ids.length > 0) for (const { id, name } of await readReferenced(ctx, type, ids)) names.set(`${type}:${id}`, name)
  }
  return (type: string, id: string): string => names.get(`${type}:${id}`) ?? ''
}

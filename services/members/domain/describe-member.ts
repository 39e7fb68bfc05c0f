import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { auditWords } from '@/schemas/rules/base/audit-words'
import { formatDateTime } from '@/schemas/words/dates'
import type { Database } from '@/services/db/database'
import { shops } from '@/services/db/tables/consulting'
import { interiorCases } from '@/services/db/tables/content'
import { events, surveyItems } from '@/services/db/tables/events'
import type { Member, MemberTable } from '@/services/kit/member-table'
import { MEMBER_TABLES } from './member-tables'

type Words = string | readonly string[] | Readonly<Record<string, string>>
interface Described {
  title: string
  rows: Record<string, Words>[]
}

/** What a number of another record means to a reader. */
const NAMES: Readonly<Record<string, { table: PgTable; key: PgColumn; name: PgColumn }>> = {
  eventSeq: { table: events, key: events.eventSeq, name: events.eventName },
  caseSeq: { table: interiorCases, key: interiorCases.seq, name: interiorCases.title },
  shopId: { table: shops, key: shops.shopId, name: shops.shopName },
  surveySeq: { table: surveyItems, key: surveyItems.surveySeq, name: surveyItems.answer },
}

/** Everything that is stored about a member, in words, the member's own row first. */
export async function describeMember(db: Database, member: Member): Promise<Described[]> {
  const described: Described[] = []
  for (const one of [MEMBER_TABLES.at(-1)!, ...MEMBER_TABLES.slice(0, -1)]) {
    const where = one.rowsOf(member)
    const rows = where ? await db.select().from(one.table).where(where) : []
    const names = await namesIn(db, one, rows)
    described.push({ title: one.title, rows: rows.map((row) => inWords(one, row, names)) })
  }
  return described
}

type Row = Record<string, unknown>
type Names = Readonly<Record<string, ReadonlyMap<unknown, string>>>

async function namesIn(db: Database, { fields }: MemberTable, rows: readonly Row[]): Promise<Names> {
  const names: Record<string, ReadonlyMap<unknown, string>> = {}
  for (const [column, { table, key, name }] of Object.entries(NAMES)) {
    const keys = [...new Set(rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined))]
    if (!(column in fields) || keys.length === 0) continue
    const found = await db.select({ key, name }).from(table).where(inArray(key, keys))
    names[column] = new Map(found.map((row) => [row.key, String(row.name)]))
  }
  return names
}

const inWords = ({ fields, codes = {} }: MemberTable, row: Row, names: Names): Record<string, Words> =>
  Object.fromEntries(
    Object.entries(fields).map(([column, title]) => {
      const value = row[column]
      const name = names[column]?.get(value)
      if (name !== undefined) return [title, `${String(value)} ${name}`]
      if (column === 'action') return [title, auditWords(String(value))]
      return [title, typeof value === 'string' ? (codes[column]?.[value] ?? value) : wordsOf(value)]
    }),
  )

function wordsOf(value: unknown): Words {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return formatDateTime(value)
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]))
  return JSON.stringify(value)
}

import { and, inArray } from 'drizzle-orm'
import { auditWords } from '@/schemas/rules/base/audit-words'
import { formatDateTime } from '@/schemas/words/dates'
import type { Database } from '@/services/db/database'
import type { Member, MemberTable } from '@/services/parts/member-table'
import { memberTables } from './member-tables'

type Words = string | readonly string[] | Readonly<Record<string, string>>
interface Described {
  title: string
  rows: Record<string, Words>[]
}

/** What is stored about a member, in words, the member's own row first: everything, or without what staff wrote for each other. */
export async function describeMember(db: Database, member: Member, { isOwn = false } = {}): Promise<Described[]> {
  const described: Described[] = []
  const tables = memberTables()
  for (const one of [tables.at(-1)!, ...tables.slice(0, -1)]) {
    if (isOwn && one.forMember === false) continue
    const all = one.rowsOf(member)
    const where = isOwn && one.forMember ? and(all, one.forMember) : all
    const rows = where ? await db.select().from(one.table).where(where) : []
    const names = await namesIn(db, one, rows)
    described.push({ title: one.title, rows: rows.map((row) => inWords(one, row, names)) })
  }
  return described
}

type Row = Record<string, unknown>
type Names = Readonly<Record<string, ReadonlyMap<unknown, string>>>

async function namesIn(db: Database, { names: named = {} }: MemberTable, rows: readonly Row[]): Promise<Names> {
  const names: Record<string, ReadonlyMap<unknown, string>> = {}
  for (const [column, { table, key, name }] of Object.entries(named)) {
    const keys = [...new Set(rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined))]
    if (keys.length === 0) continue
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
  if (Array.isArray(value)) return value.map(inOneLine)
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inOneLine(one)]))
  return JSON.stringify(value)
}

/** What lies within a value, as a list in an object: its own values beside each other. */
const inOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(inOneLine).join(', ')
  return typeof value === 'object' && value !== null ? Object.values(value).map(inOneLine).join(' ') : String(value)
}

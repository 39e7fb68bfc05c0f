// What an area stores about members (`memberData` of services/<area>/area.ts), table by table: the export of a person's data, the erasure and
// the law tests/laws/member-data.test.ts read it.
import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/db/database'
import type { members } from '@/services/db/tables/members'

export type Member = typeof members.$inferSelect

/** What is still to be done after the rows are gone: cache tags to raise, uploaded files to remove once it is committed. */
export interface Left {
  tags?: string[]
  files?: string[]
}

/** What an erasure does with the rows of a member. */
type Erasure =
  | {
      how: 'delete'
      /** Takes back first what was made of the rows. */
      first?: (tx: Database, rows: SQL) => Promise<Left>
    }
  /** Empties these columns; the row counts on, without its author. */
  | {
      how: 'empty'
      set: Record<string, unknown>
      /** Tag of what now shows another author, and the column that ends it. */
      tag?: [prefix: string, column: PgColumn]
      /** Takes away first what goes with the member. */
      first?: (tx: Database, rows: SQL) => Promise<Left>
    }
  | { how: 'keep'; reason: string }
  /** A law wants it kept for some years, sealed values too; a job deletes it then. */
  | { how: 'retain'; reason: string; years: number }

/** One table that says something of a member: where, in which words it is exported, and what an erasure leaves. */
export interface MemberTable {
  table: PgTable
  /** Heading in the export. */
  title: string
  /** Which of the rows members download themselves, all without it: what staff wrote for each other is handed out by staff, who read it first. */
  forMember?: false | SQL
  /** The member's rows; undefined when there can be none. */
  rowsOf: (member: Member) => SQL | undefined
  /** Columns in the export, with their Korean words. */
  fields: Readonly<Record<string, string>>
  /** Columns that are not in the export, with the reason. */
  omitted: Readonly<Record<string, string>>
  /** Words for stored codes, by column. */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What a number of another record means to a reader, by column. */
  names?: Readonly<Record<string, NamedRecord>>
  erasure: Erasure
}

export interface NamedRecord {
  table: PgTable
  key: PgColumn
  name: PgColumn
}

/** Why columns that many tables have are not in the export. */
export const OMITTED = {
  site: '어느 사이트의 기록인지 나타내는 설정값',
  ownNumber: '회원 정보에 한 번 싣는 회원 번호',
  serial: '기록을 구분하는 번호',
  keyedHash: '되돌릴 수 없는 찾기용 값',
} as const

/** Of texts whose author has withdrawn, displayed so (schemas/rules/base/author-name.ts). */
export const WITHOUT_AUTHOR = { memberNo: null, shownName: '' }

/** Rows by the member's number. */
export const ofMember =
  (column: PgColumn) =>
  ({ memberNo }: Member): SQL =>
    eq(column, memberNo)

type Column<T extends PgTable> = keyof T['$inferSelect'] & string

/** Checks the columns' names while it is written; the law checks that none was forgotten. */
export const memberTable = <T extends PgTable>(
  table: T,
  definition: Omit<MemberTable, 'table' | 'fields' | 'omitted' | 'codes' | 'names'> & {
    fields: Partial<Record<Column<T>, string>>
    omitted: Partial<Record<Column<T>, string>>
    codes?: Partial<Record<Column<T>, Record<string, string>>>
    names?: Partial<Record<Column<T>, NamedRecord>>
  },
): MemberTable => ({ table, ...definition }) as MemberTable

// Replies and reviews that were stored with their authors' whole names, brought to today's tables.
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyPending } from 'drizzle-orm/node-postgres/migrator'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { BOTH_DATABASES, testDatabase, type TestDatabase } from '@/tests/support/test-database'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { migrate } from './migrate'

const folder = join(import.meta.dirname, 'migrations')
const entries = journal.entries.slice(
  0,
  journal.entries.findIndex(({ tag }) => tag.endsWith('names-out-of-writings')),
)
const TABLES = ['event_reply', 'event_review', 'interior_reply'] as const
const NAMES = ['남궁누리', '김솔', ' 이서연 ', '홍길동'.normalize('NFD'), '박', '', 'Ada Lovelace']
const MASKED = ['남**리', '김*', '이*연', '홍*동', '*', '회원', 'A**********e']

let here: TestDatabase
let before = ''
afterEach(async () => {
  rmSync(before, { recursive: true, force: true })
  await here.drop()
})

/** The tables as they were just before this migration. */
async function openEarlier(kind: (typeof BOTH_DATABASES)[number]): Promise<void> {
  here = await testDatabase(kind, { migrated: false })
  before = mkdtempSync(join(tmpdir(), 'maru-migrations-'))
  cpSync(folder, before, { recursive: true })
  writeFileSync(join(before, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  expect(readMigrationFiles({ migrationsFolder: before })).toHaveLength(entries.length)
  await here.open.unhurried((db) => applyPending(db as unknown as NodePgDatabase, { migrationsFolder: before }))
}

test.each(BOTH_DATABASES)('P1: whole names become masked ones, and no file of the table holds them any more, on %s', async (kind) => {
  await openEarlier(kind)
  const { pool } = here.open
  const contents = { event_reply: `'글'`, event_review: 'array[]::text[]', interior_reply: `'글'` }
  for (const table of TABLES) {
    const [of, words] = [table === 'interior_reply' ? 'case_seq' : 'event_seq', table === 'event_review' ? 'urls' : 'contents']
    const add = `insert into ${table} (site_id, ${of}, member_no, member_name, ${words}) values ('site', 1, $1, $2, ${contents[table]})`
    for (const [i, name] of NAMES.entries()) await pool.query(add, [`m${i}`, name])
    await pool.query(add, ['', '']) // of a member who has withdrawn
  }

  expect(await migrate(here.open)).toBe(journal.entries.length - entries.length)

  await pool.query('checkpoint')
  for (const table of TABLES) {
    const key = table === 'event_review' ? 'review_seq' : 'reply_seq'
    const { rows } = await pool.query<{ name: string }>(`select shown_name as name from ${table} order by ${key}`)
    expect(
      rows.map(({ name }) => name),
      table,
    ).toEqual([...MASKED, ''])
    const file = `pg_read_binary_file(pg_relation_filepath('${table}'))`
    for (const [name, isThere] of [
      ['남궁누리', false],
      ['김솔', false],
      ['Lovelace', false],
      ['남**리', true],
    ] as const) {
      const found = await pool.query<{ at: number }>(`select position(convert_to($1, 'UTF8') in ${file}) as at`, [name])
      expect(found.rows[0]!.at > 0, `${name} in the file of ${table}`).toBe(isThere)
    }
  }
})

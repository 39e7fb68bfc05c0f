// A database from before the foreign keys, with orphans, migrated to the present tables.
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { earlierDatabase, type EarlierDatabase } from '@/tests/support/earlier-database'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { sqlState } from './sql-state'
import { migrate } from './migrate'
import { all as tables } from './tables/all'

const LOGGER = Symbol.for('maru.logger')
const globals = globalThis as Record<symbol, unknown>

let here: EarlierDatabase
afterEach(() => void delete globals[LOGGER])

/** Values of columns that a row does not set. */
const FILLED: Record<string, string> = {
  text: `''`,
  integer: '0',
  'timestamp with time zone': `'2026-01-01T00:00:00Z'`,
  jsonb: `'[]'`,
  ARRAY: `'{}'`,
  boolean: 'false',
  'double precision': '0',
}

async function add(table: string, row: Record<string, string | number | null>): Promise<void> {
  const { rows: columns } = await here.open.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
    [table],
  )
  const given = Object.keys(row)
  const filled = columns.filter(({ name }) => !given.includes(name))
  const names = [...given, ...filled.map(({ name }) => name)].map((name) => `"${name}"`)
  const values = [...given.map((_, i) => `$${i + 1}`), ...filled.map(({ type }) => FILLED[type])]
  await here.open.pool.query(`insert into "${table}" (${names.join()}) values (${values.join()})`, Object.values(row))
}

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> =>
  (await here.open.pool.query<Record<string, unknown>>(query)).rows

/** Two rows per table: one with existing parents, and one with missing parents. */
async function fill(): Promise<void> {
  await add('member', { member_no: 'm1', site_id: 'site' })
  await add('staff', { id: 's1', login_id: 's1', role: 'adm' })
  await add('shop', { shop_id: 'shop1', type: 'dealer' })
  await add('event', { event_seq: 1, site_id: 'site' })
  await add('interior_case', { seq: 1, type: 'house' })
  await add('product_category', { cate_id: 'floor', depth: 1, super_cate_id: '' })
  await add('product_category', { cate_id: 'wood', depth: 2, super_cate_id: 'floor' })
  await add('product_category', { cate_id: 'lost', depth: 2, super_cate_id: 'gone' })
  await add('product', { zin_prd_id: 'oak', cate_id: 'wood', cate_id_1: 'floor', cate_id_2: 'wood' })
  await add('product', { zin_prd_id: 'plain', cate_id: 'floor', cate_id_1: 'floor' })
  await add('product', { zin_prd_id: 'lost', cate_id: 'gone', cate_id_1: 'floor' })
  await add('menu', { id: 'top' })
  await add('menu', { id: 'under', parent_id: 'top' })
  await add('menu', { id: 'lost', parent_id: 'gone' })
  await add('menu', { id: 'under-lost', parent_id: 'lost' })
  await add('survey_item', { survey_seq: 1, event_seq: 1 })
  await add('survey_item', { survey_seq: 2, event_seq: 99 })
  await add('winner', { winner_seq: 1, event_seq: 1 })
  await add('winner', { winner_seq: 2, event_seq: 99 })
  await add('event_entry', { entry_seq: 1, event_seq: 1, member_no: 'm1', slot: 'a', survey_seq: 1 })
  await add('event_entry', { entry_seq: 2, event_seq: 1, member_no: 'm1', slot: 'b', survey_seq: 2 })
  await add('event_entry', { entry_seq: 3, event_seq: 1, member_no: 'gone', slot: 'c' })
  await add('event_reply', { reply_seq: 1, event_seq: 1, member_no: 'm1', shown_name: '김*늘' })
  await add('event_reply', { reply_seq: 2, event_seq: 1, member_no: '', shown_name: '' })
  await add('interior_reply', { reply_seq: 1, case_seq: 1, member_no: 'demo-3' })
  await add('interior_reply', { reply_seq: 2, case_seq: 1, parent_seq: 1, member_no: 'gone' })
  await add('event_url', { event_seq: 1, url: 'a.example', member_no: '' })
  await add('member_consent', { id: 'c1', member_no: 'm1' })
  await add('document', { id: 'd1', kind: 'page', published_revision_id: 'gone' })
}

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  // Not in the test: the first of a run may have to create the embedded database that it copies.
  beforeAll(async () => {
    here = await earlierDatabase(kind, 'foreign-keys')
  })
  afterAll(() => here.drop())

  test('orphans are moved aside and logged, and all other rows stay', async () => {
    await fill()
    const said: Record<string, unknown>[] = []
    const sink = new Writable({
      write: (line: Buffer, _, done) => (said.push(JSON.parse(String(line)) as Record<string, unknown>), done()),
    })
    globals[LOGGER] = pino({ level: 'warn' }, sink)

    expect(await migrate(here.open)).toBe(here.pending)

    const orphans = await rowsOf(
      `select table_name as t, column_name as c, missing, outcome, coalesce(row ->> 'zin_prd_id', row ->> 'entry_seq', row ->> 'id') as key
     from orphan order by id`,
    )
    const orphan = (t: string, c: string, missing: string, outcome: string, key: string | null = null) => ({ t, c, missing, outcome, key })
    expect(orphans).toHaveLength(10)
    expect(orphans).toEqual(
      expect.arrayContaining([
        orphan('product_category', 'super_cate_id', 'gone', 'emptied'),
        orphan('product', 'cate_id', 'gone', 'removed', 'lost'),
        orphan('menu', 'parent_id', 'gone', 'removed', 'lost'),
        orphan('menu', 'parent_id', 'lost', 'removed', 'under-lost'),
        orphan('survey_item', 'event_seq', '99', 'removed'),
        orphan('winner', 'event_seq', '99', 'emptied'),
        orphan('event_entry', 'survey_seq', '2', 'emptied', '2'),
        orphan('event_entry', 'member_no', 'gone', 'removed', '3'),
        orphan('interior_reply', 'member_no', 'gone', 'emptied'),
        orphan('document', 'published_revision_id', 'gone', 'emptied', 'd1'),
      ]),
    )
    const [whole] = await rowsOf(`select row from orphan where table_name = 'product'`)
    expect(whole!.row).toMatchObject({ zin_prd_id: 'lost', cate_id: 'gone', cate_id_1: 'floor', released_at: expect.any(String) as string })
    const sentences = said.map(({ msg }) => msg)
    expect(sentences).toContain('2 rows of menu named a parent_id that is not there (such as gone): they were moved to the table orphan')
    expect(sentences).toContain(
      '1 row of event_entry named a survey_seq that is not there (such as 2): it was stored in the table orphan, and the column was emptied',
    )
    expect(said).toHaveLength(9)

    expect(await rowsOf('select cate_id, super_cate_id, del_yn from product_category order by 1')).toEqual([
      { cate_id: 'floor', super_cate_id: null, del_yn: 'N' },
      { cate_id: 'lost', super_cate_id: null, del_yn: 'Y' },
      { cate_id: 'wood', super_cate_id: 'floor', del_yn: 'N' },
    ])
    expect(await rowsOf('select zin_prd_id, cate_id_2 from product order by 1')).toEqual([
      { zin_prd_id: 'oak', cate_id_2: 'wood' },
      { zin_prd_id: 'plain', cate_id_2: null },
    ])
    expect((await rowsOf('select id from menu order by 1')).map(({ id }) => id)).toEqual(['top', 'under'])
    expect(await rowsOf('select entry_seq, survey_seq from event_entry order by 1')).toEqual([
      { entry_seq: 1, survey_seq: 1 },
      { entry_seq: 2, survey_seq: null },
    ])
    expect(await rowsOf('select winner_seq, event_seq from winner order by 1')).toEqual([
      { winner_seq: 1, event_seq: 1 },
      { winner_seq: 2, event_seq: null },
    ])
    expect(await rowsOf('select reply_seq, member_no, shown_name from event_reply order by 1')).toEqual([
      { reply_seq: 1, member_no: 'm1', shown_name: '김*늘' },
      { reply_seq: 2, member_no: null, shown_name: '' },
    ])
    expect(await rowsOf('select reply_seq, parent_seq, member_no from interior_reply order by 1')).toEqual([
      { reply_seq: 1, parent_seq: null, member_no: null },
      { reply_seq: 2, parent_seq: 1, member_no: null },
    ])
    expect(await rowsOf('select member_no from event_url')).toEqual([{ member_no: null }])
    expect(await rowsOf('select id from member_consent')).toEqual([{ id: 'c1' }])

    // Every declared foreign key exists in the database, validated and enforced.
    const declared = Object.values(tables as Record<string, unknown>)
      .filter((table): table is PgTable => is(table, PgTable))
      .flatMap((table) => getTableConfig(table).foreignKeys.map((key) => key.getName()))
    const { rows: held } = await here.open.db.execute<{ name: string; valid: boolean }>(
      sql`select conname as name, convalidated as valid from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    expect(held.map(({ name }) => name).sort()).toEqual(declared.sort())
    expect(held.filter(({ valid }) => !valid)).toEqual([])
    const refused = await here.open.db
      .execute(sql`update ${tables.eventEntries} set ${sql.identifier(tables.eventEntries.memberNo.name)} = 'nobody'`)
      .catch((failure: unknown) => failure)
    expect(sqlState(refused), getTableName(tables.eventEntries)).toBe('23503')
  })
})

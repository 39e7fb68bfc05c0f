// What staff wrote as the price of a product went when goods began to tell it: nothing of it is lost.
import { afterEach, expect, test } from 'vitest'
import { earlierDatabase, type EarlierDatabase } from '@/tests/support/earlier-database'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { migrate } from './migrate'

let here: EarlierDatabase
afterEach(() => here.drop())

test.each(ONE_DATABASE)('a written price of a product is kept aside, and said in the log, on %s', async (kind) => {
  here = await earlierDatabase(kind, 'product-goods')
  const { pool } = here.open
  const { rows: columns } = await pool.query<{ column_name: string; data_type: string }>(
    `select column_name, data_type from information_schema.columns
     where table_name = 'product' and is_nullable = 'NO' and column_default is null`,
  )
  const given = { zin_prd_id: 'oak', zin_prd_name: '오크', price_from: 38_900 } as Record<string, unknown>
  for (const { column_name: name, data_type: type } of columns)
    given[name] ??= type.startsWith('timestamp')
      ? '2026-06-01'
      : type === 'integer'
        ? 1
        : type === 'jsonb'
          ? '[]'
          : type === 'ARRAY'
            ? '{}'
            : 'a'
  await pool.query(`set session_replication_role = replica`)
  await pool.query(
    `insert into product (${Object.keys(given).join()}) values (${Object.keys(given)
      .map((_, at) => `$${at + 1}`)
      .join()})`,
    Object.values(given),
  )
  await pool.query(`set session_replication_role = origin`)
  expect(await migrate(here.open)).toBe(here.pending)
  const { rows } = await pool.query(`select table_name, column_name, missing, outcome, row->>'zin_prd_name' as name from orphan`)
  expect(rows).toEqual([{ table_name: 'product', column_name: 'price_from', missing: '38900', outcome: 'dropped', name: '오크' }])
})

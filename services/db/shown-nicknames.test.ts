// What was signed with a masked real name, migrated to the nickname that was promised.
import { afterEach, expect, test } from 'vitest'
import { earlierDatabase, type EarlierDatabase } from '@/tests/support/earlier-database'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { migrate } from './migrate'

let here: EarlierDatabase
afterEach(() => here.drop())

test.each(ONE_DATABASE)('earlier replies carry the nickname; a business, and who withdrew, stay as they are, on %s', async (kind) => {
  here = await earlierDatabase(kind, 'shown-nicknames')
  const { pool } = here.open
  await pool.query(`insert into member (member_no, site_id, nickname) values ('m', 'site', '하늘집'), ('b', 'site', '')`)
  await pool.query(
    `insert into event (event_seq, site_id, event_name, event_type, img_banner_pc, img_banner_mo, img_banner_alt, open_str_date, open_end_date)
     values (1, 'site', '', '', '', '', '', now(), now())`,
  )
  for (const [memberNo, name] of [
    ['m', '김*늘'],
    ['b', '한*결'],
    [null, ''],
  ] as const) {
    await pool.query(`insert into event_reply (site_id, event_seq, member_no, shown_name, contents) values ('site', 1, $1, $2, '글')`, [
      memberNo,
      name,
    ])
    await pool.query(`insert into goods_question (site_id, member_no, shown_name, posted_at) values ('site', $1, $2, now())`, [
      memberNo,
      name,
    ])
  }
  expect(await migrate(here.open)).toBe(here.pending)
  for (const table of ['event_reply', 'goods_question']) {
    const { rows } = await pool.query<{ name: string }>(`select shown_name as name from ${table} order by shown_name`)
    expect(rows.map(({ name }) => name).toSorted(), table).toEqual(['', '하늘집', '한*결'].toSorted())
  }
})

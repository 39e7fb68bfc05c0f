// Replies and reviews stored with their authors' full names, migrated to the present tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earlierDatabase, type EarlierDatabase } from '@/tests/support/earlier-database'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { migrate } from './migrate'

const TABLES = ['event_reply', 'event_review', 'interior_reply'] as const
const NAMES = ['남궁누리', '김솔', ' 이서연 ', '홍길동'.normalize('NFD'), '박', '', 'Ada Lovelace']
const MASKED = ['남**리', '김*', '이*연', '홍*동', '*', '회원', 'A**********e']

let here: EarlierDatabase

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  // Not in the test: the first of a run may have to create the embedded database that it copies.
  beforeAll(async () => {
    here = await earlierDatabase(kind, 'names-out-of-writings')
  })
  afterAll(() => here.drop())

  test('P1: full names become masked ones, and no file of the table contains them any more', async () => {
    const { pool } = here.open
    await pool.query(
      `insert into event (event_seq, site_id, event_name, event_type, img_banner_pc, img_banner_mo, img_banner_alt, open_str_date, open_end_date)
     values (1, 'site', '', '', '', '', '', now(), now())`,
    )
    await pool.query(
      `insert into interior_case (seq, site_id, type, title, h_img, h_img_alt, posted_at) values (1, 'site', 'house', '', '', '', now())`,
    )
    for (const i of NAMES.keys()) await pool.query(`insert into member (member_no, site_id) values ($1, 'site')`, [`m${i}`])
    const contents = { event_reply: `'글'`, event_review: 'array[]::text[]', interior_reply: `'글'` }
    for (const table of TABLES) {
      const [of, words] = [table === 'interior_reply' ? 'case_seq' : 'event_seq', table === 'event_review' ? 'urls' : 'contents']
      const add = `insert into ${table} (site_id, ${of}, member_no, member_name, ${words}) values ('site', 1, $1, $2, ${contents[table]})`
      for (const [i, name] of NAMES.entries()) await pool.query(add, [`m${i}`, name])
      await pool.query(add, ['', '']) // of a member who has withdrawn
    }

    expect(await migrate(here.open)).toBe(here.pending)

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
})

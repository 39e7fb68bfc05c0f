// Giving money back became a right of its own: a role that could do it keeps it, and no other gets it.
import { afterEach, expect, test } from 'vitest'
import { earlierDatabase, type EarlierDatabase } from '@/tests/support/earlier-database'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { migrate } from './migrate'

let here: EarlierDatabase
afterEach(() => here.drop())

test.each(ONE_DATABASE)('earlier roles that cancel orders or receive returns go on giving money back, on %s', async (kind) => {
  here = await earlierDatabase(kind, 'refund-right')
  const { pool } = here.open
  for (const [id, rights] of [
    ['packs', { orders: { acts: ['see', 'write'] } }],
    ['receives', { returns: { acts: ['write'] }, stock: { acts: ['see'] } }],
    ['looks', { orders: { acts: ['see'] }, returns: { acts: ['see'] } }],
    ['writes', { pages: { acts: ['write'] } }],
  ] as const)
    await pool.query(`insert into role (id, site_id, name, rights) values ($1, 'site', $1, $2)`, [id, rights])
  expect(await migrate(here.open)).toBe(here.pending)
  const { rows } = await pool.query<{ id: string; rights: Record<string, unknown> }>(`select id, rights from role order by id`)
  const own = rows.filter(({ id }) => ['looks', 'packs', 'receives', 'writes'].includes(id))
  expect(own.map(({ id, rights }) => [id, rights['refunds']])).toEqual([
    ['looks', undefined],
    ['packs', { acts: ['write'] }],
    ['receives', { acts: ['write'] }],
    ['writes', undefined],
  ])
  expect(own.find(({ id }) => id === 'receives')!.rights).toMatchObject({ returns: { acts: ['write'] }, stock: { acts: ['see'] } })
})

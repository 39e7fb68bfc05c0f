// What is stored about a member is exported to the person who asks, and erased on request: complete over the tables. A new table or
// column that names a member, or holds a sealed value, and stands neither in an area's `memberData` nor here, fails.
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { isSealed } from '@/services/db/sealed'
import { all } from '@/services/db/tables/all'
import { members } from '@/services/db/tables/members'
import '@/services/areas'
import { memberTables } from '@/services/members/domain/member-tables'

/** Tables that name a person in another way, and are in neither: by the table, or by the column. */
const EXCEPTIONS: Record<string, string> = {
  visit: 'belongs to a browser for half an hour, and names no account; nobody can be found by it',
  social_request: 'belongs to a browser for ten minutes, and names no account; nobody can be found by it',
  identity_request: 'belongs to a browser for minutes, and names no account; nobody can be found by it',
  staff: 'the address for news of a person of staff, who is no member',
  directory: 'the secret by which this site asks the directory of a company',
  directory_account: 'what a company calls people of staff, who are no members',
  directory_user: 'people of staff as their company writes them, who are no members',
  directory_request: 'belongs to a browser of staff for minutes; nobody can be found by it',
  scim_token: 'who of staff made a token',
  staff_totp: 'secrets of the telephones of staff, who are no members',
  staff_mobile_code: 'the telephone of a person of staff while a code is on its way, who is no member',
  throttle: 'keyed hashes of accounts and addresses, cleared with the next sign-in or after a day',
  store_terms: 'how many unpaid orders a member may have, and for how long: the same for all of them',
  coupon: 'its code, which all members may know, is sealed because it is worth money',
  coupon_code: 'codes lie sealed because they are worth money; who used one is told by the coupon that it gave, in issued_coupon',
  goods: 'what members pay for a piece of goods is a price, the same for all of them',
  media_version: 'earlier files of pictures, of members without their number and name as in media',
  media: 'uploads of members are stored without their number and name (services/storage/store-picture.ts)',
}

const tables = Object.values(all as Record<string, unknown>).filter((table): table is PgTable => is(table, PgTable))
const nameOf = (table: PgTable): string => getTableConfig(table).name
const MEMBER_TABLES = memberTables()
const listed = new Map(MEMBER_TABLES.map((one) => [nameOf(one.table), one]))

/** Why a table says something of a member: a reference, a sealed value, or a column named after a person. */
function reasonsOf(table: PgTable): string[] {
  const { columns, foreignKeys } = getTableConfig(table)
  const refers = foreignKeys.some((key) => key.reference().foreignTable === members)
  return [
    ...(refers ? ['a reference to member'] : []),
    ...columns.filter(isSealed).map(({ name }) => `${name} is sealed`),
    ...columns.filter(({ name }) => /(^|_)member(_|$)|member_no|account$|^(actor|created_by)$/.test(name)).map(({ name }) => name),
  ]
}
/** Staff write these; members never do. */
const BY_STAFF = ['revision', 'record_change']

test('every table that says something of a member is exported and erased, or is an exception with its reason', () => {
  const forgotten = tables
    .filter((table) => reasonsOf(table).length > 0 && !listed.has(nameOf(table)))
    .filter((table) => !(nameOf(table) in EXCEPTIONS) && !BY_STAFF.includes(nameOf(table)))
    .map((table) => `${nameOf(table)}: ${reasonsOf(table).join(', ')}`)
  expect(
    forgotten,
    'describe each by `memberTable` in `memberData` of its area (services/<area>/area.ts), or add it to EXCEPTIONS',
  ).toEqual([])
})

test('the exceptions name tables that are there and would be asked for', () => {
  const asked = tables.filter((table) => reasonsOf(table).length > 0).map(nameOf)
  expect(Object.keys(EXCEPTIONS).filter((name) => !asked.includes(name) || listed.has(name))).toEqual([])
})

test('each table stands in one list, and the row of the member at the end', () => {
  expect(listed.size).toBe(MEMBER_TABLES.length)
  expect(MEMBER_TABLES.at(-1)!.table).toBe(members)
})

test('the erasure deletes rows before those to which they refer', () => {
  const at = (table: PgTable): number => MEMBER_TABLES.findIndex((one) => one.table === table && one.erasure.how === 'delete')
  const early = MEMBER_TABLES.flatMap(({ table }, i) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable } = key.reference()
      const first = at(foreignTable)
      return foreignTable !== table && first >= 0 && first < i && key.onDelete !== 'cascade' && key.onDelete !== 'set null'
        ? [`${nameOf(foreignTable)} is deleted before ${nameOf(table)}: put ${nameOf(table)} first in its area's memberData`]
        : []
    }),
  )
  expect(early).toEqual([])
})

describe.each(MEMBER_TABLES.map((one) => [nameOf(one.table), one] as const))('%s', (_, one) => {
  const columns = Object.keys(getTableColumns(one.table))

  test('each column is exported in Korean words, or left out with a reason', () => {
    const said = [...Object.keys(one.fields), ...Object.keys(one.omitted)]
    expect(said.toSorted()).toEqual(columns.toSorted())
    for (const words of [one.title, ...Object.values(one.fields), ...Object.values(one.omitted)]) expect(words).toMatch(/[가-힣]/)
  })

  test('the erasure takes every sealed value, or keeps the table for a reason', () => {
    const { erasure } = one
    const sealed = Object.entries(getTableColumns(one.table)).flatMap(([name, column]) => (isSealed(column as PgColumn) ? [name] : []))
    if (erasure.how === 'keep') {
      expect(erasure.reason).toMatch(/[가-힣]/)
      expect(sealed).toEqual([])
    }
    if (erasure.how === 'retain') {
      expect(erasure.reason).toMatch(/법/)
      expect(erasure.years).toBeLessThanOrEqual(5)
    }
    if (erasure.how === 'empty') expect(sealed.filter((name) => !(name in erasure.set))).toEqual([])
  })
})

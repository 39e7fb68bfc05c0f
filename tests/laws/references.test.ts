// Columns that name another row are foreign keys, so that no row points at one that is not there.
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { shippedContent } from '@/services/areas'
import { inInsertionOrder } from '@/services/db/seeds/seed-content'
import { all } from '@/services/db/tables/all'

/** Columns named like another row's key that refer to none, by `table.column`, or by the column's name in every table. */
const WITHOUT: Record<string, string> = {
  site_id: 'the site that the process serves is a setting; its row holds no more than a name and a theme, and may come later',
  product_ids: 'a list: an array cannot be a foreign key, and reading leaves out what is not there',
  shop_ids: 'a list: an array cannot be a foreign key, and reading leaves out what is not there',
  goods_ids: 'a list: an array cannot be a foreign key, and a coupon counts for what is there',
  brand_ids: 'a list: an array cannot be a foreign key, and a coupon counts for what is there',
  category_ids: 'a list: an array cannot be a foreign key, and a coupon counts for what is there',
  excluded_ids: 'a list: an array cannot be a foreign key, and a coupon counts for what is there',
  request_id: 'names a request in the log',
  order_no: 'a place in an order',
  'interior_reply.content_seq': 'a withdrawn piece of the magazine is no row; its replies wait until it is published again',
  'consultation.event_id': 'what the address of the start page said, kept for those who read it; it may name nothing',
  'member.mobile_no': 'a telephone number, sealed',
  'member.member_id': 'the name that a member signs in by',
  'member_profile.profile_id': 'the public id by which its page is found',
  'scrap.target_id': 'the key of a record of its type, which may be gone; the scrapbook says so',
  'record_change.record_id': 'the history of a record outlives it',
  'record_address.record_id': 'an import notes it before the record is written, with many others; an address of none leads nowhere',
  'staff.shop_id': 'shops stand above accounts; who is bound to a shop that is gone sees no request, which is what should happen',
  'staff.mobile_no': 'a telephone number, sealed',
  'staff_mobile_code.mobile_no': 'a telephone number, sealed',
  'staff_news.shop_id': 'shops stand above accounts; it is compared with the shop that a person is bound to',
  'staff.login_id': 'the name that a person of the staff signs in by',
  'social_account.sns_id': 'the provider’s number, sealed',
  'payment_webhook.order_id': 'what a call from outside said; it may name nothing',
  'shipment.tracking_no': 'the carrier’s number',
  'store_return.tracking_no': 'the carrier’s number',
  'parcel_track.tracking_no': 'the carrier’s number',
  'product.zin_prd_no': 'the maker’s number',
}

/** Ends like a key of this database: `event_seq`, `cate_id_2`, `product_ids`. */
const LOOKS_LIKE_A_KEY = /_(?:seq|id|no)s?(?:_\d+)?$/

const tables = Object.values(all as Record<string, unknown>).filter((table): table is PgTable => is(table, PgTable))

const referring = (table: PgTable): Set<string> =>
  new Set(getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)))

function ownKeys(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys.length > 0 ? [] : columns.filter(({ primary }) => primary)
}

const suspects = tables.flatMap((table) => {
  const refers = referring(table)
  const own = ownKeys(table)
  return getTableConfig(table)
    .columns.filter((column) => !own.includes(column) && LOOKS_LIKE_A_KEY.test(column.name))
    .filter(({ name }) => !refers.has(name))
    .map(({ name }) => ({ name, place: `${getTableName(table)}.${name}` }))
})

test('every column named like another table’s key is a foreign key, or is in the list with its reason', () => {
  expect(
    suspects.filter(({ name, place }) => !(name in WITHOUT) && !(place in WITHOUT)).map(({ place }) => place),
    'columns without .references(() => …) in services/db/tables: add it, or the reason to WITHOUT',
  ).toEqual([])
})

test('the list names nothing that is not there', () => {
  const needed = new Set(suspects.map(({ name, place }) => (place in WITHOUT ? place : name)))
  expect(Object.keys(WITHOUT).filter((name) => !needed.has(name))).toEqual([])
})

const typeOf = (table: PgTable, name: string) =>
  getTableConfig(table)
    .columns.find((column) => column.name === name)!
    .getSQLType()

test('a foreign key points at the key of a row of the same type', () => {
  for (const table of tables)
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns, foreignColumns } = key.reference()
      expect(
        // A key of several columns gives copies of them, which do not know their type.
        columns.map(({ name }) => typeOf(table, name)),
        key.getName(),
      ).toEqual(foreignColumns.map(({ name, table: parent }) => typeOf(parent, name)))
    }
})

test('seed files come after the files of the tables that they point at', () => {
  const { structure, demo, byMembers } = shippedContent
  const seeds = inInsertionOrder({ ...structure, ...demo, ...byMembers })
  const place = new Map(seeds.map(([, { table }], i) => [table, i]))
  const early = seeds.flatMap(([file, { table }], i) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference().foreignTable)
      .filter((parent) => parent !== table && (place.get(parent) ?? -1) > i)
      .map((parent) => `${file} before ${getTableName(parent)}`),
  )
  expect(early).toEqual([])
  const files = readdirSync(join(import.meta.dirname, '../../pages-fixtures/seed'))
  expect(files.filter((file) => !seeds.some(([name]) => name === file))).toEqual([])
})

// An area writes the tables of its own only. What another area has to change for it stands with that area: an erasure in its `memberData`, a
// demonstration in its `seeds`, everything else behind a function of its domain. Reading is free.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { trackedFiles } from '@/scripts/tools/tracked-files'
import { AREAS as TABLE } from '@/schemas/areas'
import { areas } from '@/services/areas'
import { all } from '@/services/db/tables/all'
import { sourceFiles } from '../support/source-files'

const AREAS = Object.keys(TABLE).filter((area) => area !== 'base')
/** Whose the tables are of a file that is not named after its area. */
const OWNERS: Record<string, string> = {
  alarms: 'members',
  cart: 'store',
  community: 'content',
  company: 'site',
  coupons: 'store',
  restocks: 'store',
  deliveries: 'store',
  directory: 'auth',
  draws: 'events',
  finding: 'site',
  ledger: 'store',
  media: 'site',
  notes: 'members',
  orders: 'store',
  'order-desk': 'store',
  parcels: 'store',
  people: 'members',
  payments: 'store',
  questions: 'store',
  records: 'site',
  replies: 'members',
  'product-goods': 'catalog',
  'refund-requests': 'store',
  returns: 'store',
  'scrap-folders': 'members',
  'staff-news': 'auth',
  'staff-passkeys': 'auth',
  trail: 'base',
  reviews: 'store',
  visits: 'places',
}
/** The audit log, facts and the like are everybody's. */
const SHARED = 'base'
/** A sign-in notes in the member's row when it was, and hashes the password anew; the row and its rules are of members. */
const WRITTEN_EXCEPTION = 'auth: update members'

const tableFiles = trackedFiles()
  .filter((file) => /^services\/db\/tables\/[\w-]+\.ts$/.test(file) && !/\/(all|columns)\.ts$/.test(file))
  .map((file) => [basename(file, '.ts'), readFileSync(file, 'utf8')] as const)
const ownerOfFile = (name: string): string | undefined => OWNERS[name] ?? ([...AREAS, SHARED].includes(name) ? name : undefined)
/** Whose a table is, by its name in the code. */
const ownerOf = new Map(
  tableFiles.flatMap(([name, text]) =>
    [...text.matchAll(/^export const (\w+) = pgTable\(/gm)].map(([, table]) => [table!, ownerOfFile(name)] as const),
  ),
)

/** Names that a file gives to tables: `orders`, `orders as storeOrders`, `* as tables`. */
function tablesIn(text: string): { byName: Map<string, string>; spaces: string[] } {
  const byName = new Map<string, string>()
  const spaces: string[] = []
  for (const [, names, space] of text.matchAll(/import (?:\{([^}]*)\}|\* as (\w+)) from '[^']*\/db\/tables\/[\w-]+'/g)) {
    if (space) spaces.push(space)
    for (const one of names?.split(',') ?? []) {
      const [table = '', alias = table] = one.trim().split(/\s+as\s+/)
      if (ownerOf.has(table)) byName.set(alias, table)
      else if (table === 'all') spaces.push(alias)
    }
  }
  return { byName, spaces }
}

/** What a file writes of tables that are not of its area, as `auth: update members`. */
function foreignWrites(file: string, text: string): string[] {
  const area = file.split('/')[1]!
  const { byName, spaces } = tablesIn(text)
  const calls = [...text.matchAll(/\.(insert|update|delete)\(\s*(?:(\w+)\.)?(\w+)\s*\)/g)].map(([, act, space, name]) => [
    act!,
    space,
    name!,
  ])
  const words = [...text.matchAll(/\b(insert into|update|delete from) \$\{(?:(\w+)\.)?(\w+)\}/gi)].map(([, act, space, name]) => [
    act!.toLowerCase().split(' ')[0]!,
    space,
    name!,
  ])
  // A store of records publishes into its table (services/records/table-store.ts).
  const stores = /\btableStore\(/.test(text) ? [...text.matchAll(/\btable: (?:(\w+)\.)?(\w+)/g)] : []
  const published = stores.map(([, space, name]) => ['publish', space, name!])
  return [...calls, ...words, ...published].flatMap(([act, space, name]) => {
    const table = space === undefined ? byName.get(name!) : spaces.includes(space) ? name! : undefined
    const owner = table === undefined ? undefined : ownerOf.get(table)
    return owner === undefined || owner === area || owner === SHARED ? [] : [`${area}: ${act} ${table}`]
  })
}

const written = sourceFiles()
  .filter((file) => AREAS.some((area) => file.startsWith(`services/${area}/`)) && !/-for-tests\.ts$/.test(file))
  .flatMap((file) => foreignWrites(file, readFileSync(file, 'utf8')).map((write) => ({ file, write })))

const advice = (write: string): string => {
  const owner = ownerOf.get(write.split(' ').at(-1)!)!
  return `a table of ${owner}: write it in services/${owner}, as its memberData (an erasure), its seeds (a demonstration) or a function of services/${owner}/domain`
}

test('an area writes its own tables only', () => {
  const refused = written.filter(({ write }) => write !== WRITTEN_EXCEPTION).map(({ file, write }) => `${file}: ${write}, ${advice(write)}`)
  expect(refused).toEqual([])
})

test('the written exception is still needed', () => {
  expect(written.map(({ write }) => write)).toContain(WRITTEN_EXCEPTION)
})

test('each table belongs to an area', () => {
  const homeless = tableFiles.filter(([name]) => ownerOfFile(name) === undefined).map(([name]) => name)
  expect(homeless, 'name the area of this file in OWNERS').toEqual([])
  const tables = Object.entries(all as Record<string, unknown>).flatMap(([name, table]) => (is(table, Table) ? [name] : []))
  expect(tables.filter((name) => !ownerOf.has(name))).toEqual([])
})

test('what an area lists of members, and what it ships, is its own', () => {
  const names = new Map(Object.entries(all as Record<string, unknown>).map(([name, table]) => [table, name]))
  for (const { services, memberData, seeds = {} } of areas) {
    const shipped = [seeds.structure, seeds.demo, seeds.byMembers].flatMap((targets) => Object.values(targets ?? {}))
    const owners = new Set(
      [...memberData, ...shipped].map(({ table }) => ownerOf.get(names.get(table)!)).filter((owner) => owner !== SHARED),
    )
    const nouns = services.map(({ noun }) => noun).join(', ')
    expect([...owners].length, `the area of ${nouns} lists tables of ${[...owners].join(', ')}`).toBeLessThanOrEqual(1)
  }
})

test.each([
  ["import { orders } from '@/services/db/tables/orders'\nawait tx\n  .update(orders)\n  .set({})", 'update orders'],
  ["import { members as people, scraps } from '@/services/db/tables/members'\nawait tx.insert(people)", 'insert members'],
  ["import { all as tables } from '../../db/tables/all'\nawait tx.delete(tables.notices)", 'delete notices'],
  ["import { carts } from '@/services/db/tables/cart'\nsql`delete from ${carts} where true`", 'delete carts'],
  ["import { levels } from '@/services/db/tables/members'\ntableStore(record, { table: levels, key: 'code' })", 'publish levels'],
])('a planted write is found: %s', (text, found) => {
  expect(foreignWrites('services/catalog/products/planted.ts', text)).toEqual([`catalog: ${found}`])
  expect(advice(`catalog: ${found}`)).toMatch(/^a table of (store|members|content): write it in services\//)
})

test.each([
  "import { products } from '@/services/db/tables/catalog'\nawait tx.update(products)",
  "import { facts } from '@/services/db/tables/base'\nawait tx.insert(facts)",
  "import { orders } from '@/services/db/tables/orders'\nawait tx.select().from(orders); hash.update(text); seen.delete(id)",
])('what is its own, everybody’s or only read is left alone: %s', (text) => {
  expect(foreignWrites('services/catalog/products/planted.ts', text)).toEqual([])
})

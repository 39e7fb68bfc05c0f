// Guarantees of the embedded database alone: one opener, survival of kills, no loss of a damaged folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { copyEmbedded } from '@/tests/support/database-templates'
import { eventually } from '@/tests/support/test-database'
import type { OpenDatabase } from './database'
import { isDatabaseAway } from './sql-state'
import { migrate } from './migrate'
import { mendObjects } from './mend-objects'
import { openDatabase } from './open-database'
import { facts } from './tables/base'
import { readEveryTable } from './read-every-table'
import { definitionOf, wantedObjects } from './wanted-objects'
import { whyUnusable } from './why-unusable'

// Each test opens several databases, a second each when nothing else runs.
vi.setConfig({ testTimeout: 120_000 })

const rooms: string[] = []
const closing: OpenDatabase[] = []
let template = ''
/** A folder that was closed with a row in `fact`, its snapshot, and the file of that table in it. */
let filled: { dataDir: string; snapshot: string; file: string } | undefined

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'maru-test-'))
  await copyEmbedded(template)
})
afterEach(async () => {
  for (const open of closing.splice(0)) await open.close()
  for (const room of rooms.splice(0)) rmSync(room, { recursive: true, force: true })
})
afterAll(() => {
  for (const folder of filled ? [template, filled.dataDir] : [template]) rmSync(folder, { recursive: true, force: true })
})

function room(from = template): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-test-'))
  rooms.push(dataDir)
  cpSync(from, dataDir, { recursive: true })
  return dataDir
}
/** A copy of `filled`, which the first caller fills. */
async function filledRoom(): Promise<NonNullable<typeof filled>> {
  filled ??= await fill(mkdtempSync(join(tmpdir(), 'maru-test-')))
  const dataDir = room(filled.dataDir)
  return { dataDir, snapshot: join(dataDir, filled.snapshot), file: join(dataDir, filled.file) }
}
async function fill(dataDir: string): Promise<NonNullable<typeof filled>> {
  cpSync(template, dataDir, { recursive: true })
  const open = await openDatabase({ dataDir })
  await open.db.insert(facts).values({ name: 'kept', value: '' })
  const { rows } = await open.pool.query<{ path: string }>(`select pg_relation_filepath('fact') as path`)
  // Writes the rows into the files of their tables first.
  const snapshot = await open.snapshot?.()
  await readEveryTable(open)
  await open.close()
  return { dataDir, snapshot: relative(dataDir, snapshot!), file: join('db', rows[0]!.path) }
}
async function openIn(dataDir: string): Promise<OpenDatabase> {
  const open = await openDatabase({ dataDir })
  closing.push(open)
  return open
}
const holderOf = (dataDir: string) => (JSON.parse(readFileSync(join(dataDir, 'db.lock'), 'utf8')) as { pid: number }).pid
const refusal = (dataDir: string) =>
  openDatabase({ dataDir }).then(
    () => expect.unreachable('it should have been refused'),
    (cause: Error) => cause.message,
  )

test("a second opener is refused with the holder's name, the first is not affected, and one that comes while it exits waits", async () => {
  const dataDir = room()
  const first = await openDatabase({ dataDir })
  await first.db.insert(facts).values({ name: 'mine', value: '' })
  expect(await refusal(dataDir)).toContain(`process ${holderOf(dataDir)} (started by process ${process.pid})`)
  expect(await first.db.select().from(facts)).toHaveLength(1)
  const second = openIn(dataDir)
  await new Promise((done) => setTimeout(done, 300))
  await first.close()
  expect(await (await second).db.select().from(facts)).toHaveLength(1)
})

test('killed while writing: every acknowledged row is there, and the next query works without a restart', async () => {
  const dataDir = room()
  const open = await openIn(dataDir)
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    setTimeout(() => process.kill(holderOf(dataDir), 'SIGKILL'), 40 + round * 30)
    for (let i = 0; ; i++) {
      try {
        await open.db.transaction(async (tx) => {
          await tx.insert(facts).values({ name: `${round}-${i}-a`, value: '' })
          await tx.insert(facts).values({ name: `${round}-${i}-b`, value: '' })
        })
        acknowledged.push(`${round}-${i}-a`, `${round}-${i}-b`)
      } catch (cause) {
        expect(isDatabaseAway(cause)).toBe(true)
        break
      }
    }
    await eventually(() => open.ping())
  }
  const names = new Set((await open.db.select().from(facts)).map(({ name }) => name))
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
  expect([...names].filter((name) => name.endsWith('a') && !names.has(name.replace(/a$/, 'b')))).toEqual([])
})

test('a killed server takes its database with it, and the next one finds every row', async () => {
  const dataDir = room()
  const script = `
    const { openDatabase } = await import('@/services/db/open-database')
    const open = await openDatabase({ dataDir: process.argv[1] })
    for (let i = 0; ; i++) { await open.pool.query("insert into fact values ($1, '')", ['row-' + i]); console.log('row-' + i) }`
  const root = join(import.meta.dirname, '..', '..')
  const server = spawn(
    process.execPath,
    [
      '--import',
      './scripts/ts-loader.mjs',
      '--input-type=module',
      '--eval',
      script.replace('@/', `${root}/`).replace("/open-database'", "/open-database.ts'"),
      dataDir,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let printed = ''
  server.stdout.on('data', (chunk: Buffer) => {
    printed += String(chunk)
    if (printed.includes('row-50\n')) server.kill('SIGKILL')
  })
  await once(server, 'close')
  const open = await openIn(dataDir)
  const names = new Set((await open.db.select().from(facts)).map(({ name }) => name))
  const rows = printed.split('\n').slice(0, -1)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((row) => !names.has(row))).toEqual([])
})

test('a damaged folder is refused with the command that restores the newest snapshot, and is not changed', async () => {
  const { dataDir, snapshot } = await filledRoom()
  truncateSync(join(dataDir, 'db', 'global', 'pg_control'), 10)
  const listing = () =>
    readdirSync(join(dataDir, 'db'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name !== 'postmaster.pid')
      .sort()
  const before = listing()

  const sentence = await refusal(dataDir)
  expect(sentence).toContain('cannot be used: one of its files is damaged or missing. Nothing was removed.')
  expect(listing()).toEqual(before)
  const command = sentence.split('\n').at(-1)?.trim() ?? ''
  expect(command).toContain(snapshot)
  await once(spawn('sh', ['-c', command]), 'close')
  expect(await (await openIn(dataDir)).db.select().from(facts)).toHaveLength(1)
})

test.each([
  ['its log is gone', 'pg_wal', /^0/, 0],
  ['its log is cut off', 'pg_wal', /^0/, 1000],
  ['a map of files is gone', 'base/5', /^pg_filenode/, 0],
] as const)('%s: the refusal is in words', async (_, place, name, length) => {
  const dataDir = room()
  const folder = join(dataDir, 'db', place)
  for (const file of readdirSync(folder).filter((one) => name.test(one))) {
    if (length === 0) rmSync(join(folder, file))
    else truncateSync(join(folder, file), length)
  }
  expect(await refusal(dataDir)).toMatch(/cannot be used: one of its files is damaged or missing\. .* run:\n {2}mv /)
})

test.each([
  ['overwritten', (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size, 0x5a))],
  ['gone', (path: string) => rmSync(path)],
])('a table whose file is %s is said at the start, in words', async (_, damage) => {
  const { dataDir, file } = await filledRoom()
  damage(file)
  const open = await openIn(dataDir)
  const failure = await readEveryTable(open).then(
    () => expect.unreachable('it should have been refused'),
    (cause: unknown) => cause,
  )
  expect(whyUnusable(failure, { dataDir })).toMatch(/cannot be used: PostgreSQL says ".+" \(\w{5}\)\. Nothing was removed\./)
})

test('a refusing PostgreSQL server is reported by its address, without a command for folders', () => {
  const failure = (code: string, message: string) =>
    new Error('Failed query', { cause: Object.assign(new Error(message), { code, severity: 'FATAL' }) })
  const say = (code: string, message: string) =>
    whyUnusable(failure(code, message), { dataDir: template, databaseUrl: 'postgres://u:hidden@h/d' })
  expect(say('28P01', 'password authentication failed')).toBe(
    'The database of DATABASE_URL cannot be used: PostgreSQL says "password authentication failed" (28P01). Nothing was changed.',
  )
  expect(say('XX001', 'invalid page')).toContain('Restore it from its newest backup')
})

test('a defect is reported with its stack', () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR' })
  for (const defect of [new TypeError('x is not a function'), refused]) expect(whyUnusable(defect, { dataDir: template })).toBeUndefined()
})

test('killed again and again while its tables are made, it has every index and constraint in the end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-test-'))
  rooms.push(dataDir)
  await copyEmbedded(dataDir, 'empty')
  const open = await openIn(dataDir)
  for (const after of [50, 400, 900]) {
    const migrating = migrate(open).then(
      () => true,
      () => false,
    )
    await new Promise((done) => setTimeout(done, after))
    process.kill(holderOf(dataDir), 'SIGKILL')
    await migrating
    await eventually(() => open.ping())
  }
  await migrate(open)
  // Once more, after what it has made is in no checkpoint.
  process.kill(holderOf(dataDir), 'SIGKILL')
  await eventually(() => open.ping())
  expect(await mendObjects(open, dataDir)).toEqual([])
})

test('indexes and constraints that are gone or empty are built anew by what the migrations say of them', async () => {
  const dataDir = room()
  let open = await openDatabase({ dataDir })
  const { rows } = await open.pool.query<{ path: string }>(`select pg_relation_filepath('role_name') as path`)
  const lost = ['fact_pkey', 'store_order_amounts', 'shipment_once', 'store_order_line_order_id_store_order_order_id_fk']
  const known = new Map(wantedObjects().map((one) => [one.name, one]))
  expect(lost.filter((name) => !known.has(name))).toEqual([])
  for (const name of lost) {
    const isIndex = name === 'shipment_once'
    await open.pool.query(isIndex ? `drop index "${name}"` : `alter table "${known.get(name)!.table}" drop constraint "${name}" cascade`)
  }
  await open.close()
  truncateSync(join(dataDir, 'db', rows[0]!.path), 0)
  open = await openIn(dataDir)
  expect([...(await mendObjects(open, dataDir))].sort()).toEqual([...lost, 'role_name'].sort())
  expect(await mendObjects(open, dataDir)).toEqual([])
  await open.db.insert(facts).values({ name: 'one', value: '' })
  await expect(open.db.insert(facts).values({ name: 'one', value: '' })).rejects.toThrow()
})

test('the migrations say what each index and constraint is', () => {
  expect(wantedObjects().filter((one) => definitionOf(one) === undefined)).toEqual([])
})

test('rows that an index would not permit any more are said in words, and nothing is changed', async () => {
  const dataDir = room()
  const open = await openIn(dataDir)
  await open.pool.query('alter table fact drop constraint fact_pkey')
  for (const value of ['a', 'b']) await open.db.insert(facts).values({ name: 'twice', value })
  await expect(mendObjects(open, dataDir)).rejects.toThrow(/its “fact_pkey” is gone, and its rows do not permit .* Nothing was removed\./)
  expect(await open.db.select().from(facts)).toHaveLength(2)
})

test('a folder without its control file is not mistaken for a new one', async () => {
  const dataDir = room()
  rmSync(join(dataDir, 'db', 'PG_VERSION'))
  expect(await refusal(dataDir)).toContain('PG_VERSION is missing')
})

test('a first start killed half-way starts again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-test-'))
  rooms.push(dataDir)
  cpSync(join(template, 'db'), join(dataDir, 'db.new'), { recursive: true })
  rmSync(join(dataDir, 'db.new', 'global'), { recursive: true })
  await (await openIn(dataDir)).ping()
  expect(existsSync(join(dataDir, 'db.new'))).toBe(false)
})

test('three snapshots are stored, and a pending migration takes one first', async () => {
  const dataDir = room()
  const open = await openIn(dataDir)
  for (let i = 0; i < 4; i++) await open.snapshot?.()
  expect(readdirSync(join(dataDir, 'snapshots'))).toHaveLength(3)

  rmSync(join(dataDir, 'snapshots'), { recursive: true })
  // The first step is already applied; pretending that it is older makes it pending and then fail on existing tables.
  await open.pool.query('update drizzle.__drizzle_migrations set created_at = 1')
  await expect(migrate(open)).rejects.toThrow()
  expect(readdirSync(join(dataDir, 'snapshots'))).toHaveLength(1)
  expect(await open.db.select().from(facts)).toEqual([])
})

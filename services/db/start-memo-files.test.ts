// What one process made of many records is read by the next, which reads again only what changed since; whatever is not surely ours is ignored.
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { logger } from '@/services/base/log'
import { useSettings } from '@/tests/support/test-app'
import { testDatabase, type TestDatabase } from '@/tests/support/test-database'
import type { OpenDatabase } from './database'
import { writeIndexFile } from './index-file'
import { memoizeByChanges } from './memoize-by-changes'
import { startMemoFiles, writeMemoFiles } from './start-memo-files'
import { openDatabase } from './open-database'
import { cacheTags, facts } from './tables/base'
import { bumpTagNumbers, startTagNumbers } from './tag-numbers'

let here: TestDatabase
let file: string
let did: string[]
const counted = ['9']
let version = '1'
let whilePacking = async (): Promise<unknown> => undefined
let stop: () => Promise<void>
beforeAll(async () => {
  here = await testDatabase('postgres')
  useSettings(here.place.dataDir)
  file = join(here.place.dataDir, 'indexes', 'shelf.idx')
})
afterAll(() => here.drop())
beforeEach(async () => {
  rmSync(file, { force: true })
  stop = startMemoFiles(join(here.place.dataDir, 'indexes'), 'one')
  version = '1'
  did = []
  return async () => stop()
})

const ask = (db: OpenDatabase['db']) =>
  memoizeByChanges<{ ids: string[] }>(db, {
    name: 'shelf',
    list: 'products',
    one: 'product:',
    counted: { tag: 'views:product', ids: async () => counted },
    all: ['codes'],
    build: async () => {
      did.push('all')
      return { ids: ['1', '2'] }
    },
    change: async (value, ids) => {
      did.push([...ids].sort().join(' '))
      value.ids.push(...ids)
    },
    file: {
      version,
      pack: async ({ ids }) => {
        const parts = new Map([['ids', Buffer.from(JSON.stringify(ids))]])
        await whilePacking()
        return parts
      },
      unpack: async (parts) => ({ ids: JSON.parse(Buffer.from(parts.get('ids')!).toString()) as string[] }),
    },
  })

/** Another process on the same database and folder. */
async function inProcess<T>(work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = await openDatabase(here.place, { deadline: 20_000 })
  const { close } = await startTagNumbers(open)
  did = []
  try {
    return await work(open)
  } finally {
    await close()
    await open.close()
  }
}
const raise = async (...tags: string[]) => void (await here.open.db.transaction((tx) => bumpTagNumbers(tx, tags)))
/** Asks until the process has heard of what another wrote. */
async function heard(again: () => Promise<unknown>): Promise<void> {
  const before = did.length
  while (did.length === before) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    await again()
  }
}
/** What a process makes that starts now. */
const atStart = () =>
  inProcess(async ({ db }) => {
    await ask(db)
    return did
  })
const written = (last?: (open: OpenDatabase) => Promise<void>) =>
  inProcess(async (open) => {
    await ask(open.db)
    await last?.(open)
    await writeMemoFiles()
  })

test('the next process reads what changed since, and what was counted', async () => {
  await raise('products', 'product:1')
  await written()
  expect(await atStart()).toEqual([])
  await raise('products', 'product:2', 'product:new')
  await raise('other')
  expect(await atStart()).toEqual(['2 new'])
  await raise('views:product')
  expect(await atStart()).toEqual(['2 9 new'])
})

test('a change that no question followed before the file was written is read by the next process', async () => {
  await written(async () => {
    await raise('products', 'product:5')
    while (tagNumbers().current('product:5') === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(await atStart()).toEqual(['5'])
})

test('a change that is read while the parts are gathered leaves the earlier file', async () => {
  await written()
  const { mtimeMs } = statSync(file)
  await inProcess(async ({ db }) => {
    await ask(db)
    await raise('products', 'product:6')
    await heard(() => ask(db))
    whilePacking = async () => {
      await raise('products', 'product:7')
      await heard(() => ask(db))
    }
    await writeMemoFiles()
    whilePacking = async () => undefined
  })
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
})

const spoilt: [string, () => Promise<void> | void][] = [
  ['its list was raised without records', () => raise('products')],
  ['what every record depends on changed', () => raise('codes')],
  ['more changed than is worth it', () => raise('products', ...Array.from({ length: 2_001 }, (_, at) => `product:many-${at}`))],
  ['a byte is another one', () => rewrite((bytes) => (bytes[bytes.length - 9]! ^= 1))],
  ['its end is missing', () => writeFileSync(file, readFileSync(file).subarray(0, -5))],
  ['it is empty', () => writeFileSync(file, '')],
  ['it is of a later format', () => rewrite((bytes) => bytes.write('MARUIDX2', 'latin1'))],
  ['a part of it is missing', () => rewrite((bytes) => bytes.write('idz', bytes.indexOf('"ids"') + 1, 'latin1'), true)],
  ['it says another version', () => void (version = '2')],
  [
    'it is of another build',
    async () => {
      await stop()
      stop = startMemoFiles(join(here.place.dataDir, 'indexes'), 'two')
    },
  ],
  [
    'it is of another database',
    () =>
      here.open.db
        .update(facts)
        .set({ value: 'x' })
        .where(eq(facts.name, 'database-id'))
        .then(() => undefined),
  ],
  [
    'the database was put back to an earlier state',
    () =>
      here.open.db
        .update(cacheTags)
        .set({ number: 0 })
        .where(eq(cacheTags.tag, 'products'))
        .then(() => undefined),
  ],
  ['it is older than a day', () => void vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_001)],
]
function rewrite(change: (bytes: Buffer) => unknown, isSummed = false): void {
  const bytes = readFileSync(file)
  change(bytes)
  if (isSummed) bytes.writeUInt32LE(crc32(bytes.subarray(0, -4)), bytes.length - 4)
  writeFileSync(file, bytes)
}

test.each(spoilt)('all records are read, with a line in the log, where %s', async (_, spoil) => {
  await written()
  expect(await atStart()).toEqual([])
  await spoil()
  const info = vi.spyOn(logger(), 'info')
  try {
    expect(await atStart()).toEqual(['all'])
    expect(info.mock.calls.map(([line]) => (line as { event?: string }).event)).toContain('index-file-ignored')
  } finally {
    vi.restoreAllMocks()
  }
})

test('inside a transaction no file is read, and without one nothing is said', async () => {
  expect(await atStart()).toEqual(['all'])
  await written()
  await inProcess(async ({ db }) => {
    await db.transaction((tx) => ask(tx))
    expect(did).toEqual(['all'])
  })
})

test('one process writes at a time; the claim of one that died is taken after two minutes', async () => {
  await written()
  const claim = `${file}.claim`
  writeFileSync(claim, '')
  const part = { head: {}, parts: new Map() }
  expect(await writeIndexFile(file, part)).toBe(false)
  utimesSync(claim, new Date(), new Date(Date.now() - 121_000))
  expect(await writeIndexFile(file, part)).toBe(true)
})

test('a file that another process wrote a moment ago is not written again', async () => {
  await written()
  const { mtimeMs } = statSync(file)
  await inProcess(async ({ db }) => {
    await ask(db)
    await raise('products', 'product:7')
    await heard(() => ask(db))
    await writeMemoFiles(300_000)
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
    await writeMemoFiles()
    expect(statSync(file).mtimeMs).not.toBe(mtimeMs)
  })
})

import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DerivedFiles } from './derived-files'

let folder: string
let now: number
let room: boolean
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'maru-test-')), 'images')
  now = Date.UTC(2026, 10, 22)
  room = true
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const open = (maxBytes = 1000) => new DerivedFiles({ folder, maxBytes, hasRoom: async () => room, now: () => now })
const bytesIn = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
const made = (length: number) => async () => Buffer.alloc(length, 1)
const never = () => Promise.reject(new Error('it should have been there'))

test('simultaneous requests for one file make it once', async () => {
  const files = open()
  let times = 0
  const make = async () => {
    times++
    await new Promise((done) => setImmediate(done))
    return Buffer.from('a')
  }
  const all = await Promise.all(Array.from({ length: 20 }, () => files.readOrMake('a', make)))
  expect(all.map(String)).toEqual(Array.from({ length: 20 }, () => 'a'))
  expect(times).toBe(1)
  expect(String(await files.readOrMake('a', never))).toBe('a')
})

test('a failed file is made again', async () => {
  const files = open()
  await expect(files.readOrMake('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await files.readOrMake('a', made(1))).toHaveLength(1)
})

test('the folder stays within its limit, and the least recently used files are removed first', async () => {
  const files = open()
  for (const name of ['a', 'b', 'c']) {
    now += 1000
    await files.readOrMake(name, made(300))
  }
  now += 1000
  await files.read('a')
  await files.readOrMake('d', made(300))
  expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'd'])
  for (let i = 0; i < 50; i++) {
    await files.readOrMake(`more-${i}`, made(90))
    expect(bytesIn()).toBeLessThanOrEqual(1000)
  }
  await Promise.all(Array.from({ length: 50 }, (_, i) => files.readOrMake(`at-once-${i}`, made(90))))
  expect(bytesIn()).toBeLessThanOrEqual(1000)
})

test('times of use survive a restart, and existing files count', async () => {
  const first = open()
  for (const name of ['a', 'b', 'c']) {
    now += 1000
    await first.readOrMake(name, made(300))
  }
  now += 2 * 3_600_000
  await first.read('a')
  const second = open()
  await second.readOrMake('d', made(300))
  expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'd'])
})

test('files written by another process are counted', async () => {
  const [one, other] = [open(), open()]
  await one.readOrMake('a', made(400))
  await other.readOrMake('b', made(400))
  now += 60_001
  await one.readOrMake('c', made(400))
  expect(bytesIn()).toBeLessThanOrEqual(1000)
})

test('without free space nothing is stored, and half of the folder is removed', async () => {
  const files = open()
  for (const name of ['a', 'b', 'c']) {
    now += 1000
    await files.readOrMake(name, made(300))
  }
  room = false
  expect(await files.readOrMake('d', made(300))).toHaveLength(300)
  expect(existsSync(join(folder, 'd'))).toBe(false)
  expect(bytesIn()).toBeLessThanOrEqual(500)
})

test('a file larger than the limit is sent, not stored', async () => {
  expect(await open().readOrMake('a', made(1001))).toHaveLength(1001)
  expect(readdirSync(folder)).toEqual([])
})

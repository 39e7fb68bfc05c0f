// The lock of the embedded folder, without a database behind it.
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeLock } from './lock'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'maru-lock-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const holderOf = (path: string) => (JSON.parse(readFileSync(path, 'utf8')) as { pid: number; started: string }).pid

const stale = { pid: process.pid, parent: 1, started: 'long ago', machine: hostname() }
test.each([
  ['a dead process', JSON.stringify({ ...stale, pid: 2 ** 22 + 7 })],
  ['a pid given away since', JSON.stringify(stale)],
  ['an unreadable file', '{"pid":'],
])('a lock left behind is taken over at once: %s', async (name, text) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  const release = await takeLock(path)
  expect(readFileSync(path, 'utf8')).not.toBe(text)
  expect(holderOf(path)).toBe(process.pid)
  release()
  expect(existsSync(path)).toBe(false)
})

test('a holder that is exiting is waited for', async () => {
  const path = join(folder, 'exiting')
  const release = await takeLock(path)
  const second = takeLock(path)
  await sleep(300)
  release()
  const releaseSecond = await second
  expect(holderOf(path)).toBe(process.pid)
  releaseSecond()
})

// Each waits as long as a holder may take to exit.
describe.concurrent('a lock of another machine', () => {
  const foreign = JSON.stringify({ pid: 1, parent: 1, started: '1', machine: 'another' })

  test('is held while its holder updates it, and the refusal names the holder', async () => {
    const path = join(folder, 'held')
    writeFileSync(path, foreign)
    const touching = setInterval(() => utimesSync(path, new Date(), new Date()), 200)
    await expect(takeLock(path).finally(() => clearInterval(touching))).rejects.toThrow('process 1 on machine another')
    expect(readFileSync(path, 'utf8')).toBe(foreign)
  })

  test('is taken over when its holder no longer updates it', async () => {
    const path = join(folder, 'left')
    writeFileSync(path, foreign)
    const release = await takeLock(path)
    expect(holderOf(path)).toBe(process.pid)
    release()
  })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '@/tests/support/test-app'
import type * as Argon2 from './hash-threads'
import { hash } from './hash-threads'
import { HASH_QUEUE_WIDTH, HASH_QUEUE_LENGTH } from './hash-queue'
import { hashPassword, isOldPasswordHash, isPasswordOf } from './passwords'

const work = vi.hoisted(() => ({
  running: 0,
  most: 0,
  done: 0,
  /** A promise that replaces the work itself. */ hold: undefined as Promise<void> | undefined,
}))
vi.mock('./hash-threads', async (original) => {
  const argon = await original<typeof Argon2>()
  const counted = async <T>(run: () => Promise<T>): Promise<T | void> => {
    work.most = Math.max(work.most, ++work.running)
    try {
      return await (work.hold ?? run())
    } finally {
      work.running--
      work.done++
    }
  }
  return {
    ...argon,
    hash: (...given: Parameters<typeof argon.hash>) => counted(() => argon.hash(...given)),
    verify: (...given: Parameters<typeof argon.verify>) => counted(() => argon.verify(...given)),
  }
})

const KEY = (fill: number) => Buffer.alloc(32, fill).toString('base64')
beforeEach(() => {
  useSettings('/tmp', { DATA_KEYS: `k1:${KEY(1)}` })
  Object.assign(work, { running: 0, most: 0, done: 0, hold: undefined })
})

test('S6: argon2id with 19 MiB and two passes, peppered; only the password itself is right', async () => {
  const stored = await hashPassword('Kx7!mQ2p')
  expect(stored).toMatch(/^k1\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordOf(stored, 'Kx7!mQ2p')).toBe(true)
  expect(await isPasswordOf(stored, 'Kx7!mQ2P')).toBe(false)
  // Another installation's key verifies none of our hashes.
  useSettings('/tmp', { DATA_KEYS: `k9:${KEY(9)},k1:${KEY(1)}` })
  expect([await isPasswordOf(stored, 'Kx7!mQ2p'), isOldPasswordHash(stored), isOldPasswordHash(await hashPassword('Kx7!mQ2p'))]).toEqual([
    true,
    true,
    false,
  ])
  expect(await isPasswordOf(stored.replace('k1$', 'k9$'), 'Kx7!mQ2p')).toBe(false)
})

test('S6: the same Hangul typed on a Mac matches, and a long text counts in full', async () => {
  const stored = await hashPassword('나무결7!tile')
  expect(await isPasswordOf(stored, '나무결7!tile'.normalize('NFD'))).toBe(true)
  const long = await hashPassword(`${'a'.repeat(4_096)}1`)
  expect([await isPasswordOf(long, `${'a'.repeat(4_096)}1`), await isPasswordOf(long, `${'a'.repeat(4_096)}2`)]).toEqual([true, false])
})

test('S5: an unknown account, one without a password and a wrong password cost one check each', async () => {
  const stored = await hashPassword('Kx7!mQ2p')
  for (const given of [undefined, null, stored]) {
    work.done = 0
    expect(await isPasswordOf(given, 'wrong')).toBe(false)
    expect(work.done).toBe(1)
  }
})

test('S6: no password matches the stand-in for a missing hash, or a damaged hash', async () => {
  for (const stored of ['', '$', 'k1', 'plain', 'k1$argon2id$v=19$m=1', '$2b$10$abcdefghijklmnopqrstuv']) {
    expect(await isPasswordOf(stored, ''), stored).toBe(false)
    expect(await isPasswordOf(stored, 'plain'), stored).toBe(false)
  }
})

test('S6: a hash of an installation without a pepper is still accepted and counts as old', async () => {
  const plain = await hash('Kx7!mQ2p', { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  expect([await isPasswordOf(plain, 'Kx7!mQ2p'), isOldPasswordHash(plain)]).toEqual([true, true])
})

test('M12: one check runs for each thread that hashes, the others queue, and the queue is bounded', async () => {
  let go = () => {}
  work.hold = new Promise((done) => (go = done))
  const asked = Array.from({ length: 100 }, () =>
    hashPassword('x').then(
      () => 'done',
      (busy: { status: number }) => busy.status,
    ),
  )
  await new Promise((done) => setTimeout(done, 20))
  expect(work.running).toBe(HASH_QUEUE_WIDTH)
  go()
  const answers = await Promise.all(asked)
  expect(work.most).toBe(HASH_QUEUE_WIDTH)
  expect(answers.filter((answer) => answer === 503)).toHaveLength(100 - HASH_QUEUE_WIDTH - HASH_QUEUE_LENGTH)
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(HASH_QUEUE_WIDTH + HASH_QUEUE_LENGTH)
})

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { hash as hashBefore } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hash, verify } from './hash-threads'

const cost = { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1, secret: Buffer.from('pepper') } as const

test('hashes as the library does, and hands its errors on', async () => {
  const stored = await hash('Kx7!mQ2p', cost)
  expect([await verify(stored, 'Kx7!mQ2p', cost), await verify(stored, 'other', cost)]).toEqual([true, false])
  expect(await verify(await hashBefore('Kx7!mQ2p', cost), 'Kx7!mQ2p', cost)).toBe(true)
  await expect(verify('no hash', 'x', cost)).rejects.toThrow()
  expect(await verify(stored, 'Kx7!mQ2p', cost)).toBe(true)
})

test.runIf(process.platform === 'linux')('the thread that hashes has a lower priority than the one that answers', async () => {
  await hash('x', cost)
  const nicenesses = readdirSync('/proc/self/task').map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]),
  )
  expect(Math.max(...nicenesses) - Number(readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ')[16])).toBe(10)
})

test('a script that waits for a hash gets it, and then ends', () => {
  const script = `import('./services/base/hash-threads.ts').then(({ hash }) => hash('x', { memoryCost: 8192 })).then((text) => console.log(text.slice(0, 9)))`
  const { stdout, status } = spawnSync(process.execPath, ['--import', './scripts/ts-loader.mjs', '--eval', script], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect([stdout.trim(), status]).toEqual(['$argon2id', 0])
})

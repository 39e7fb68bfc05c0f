import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LOADER = join(import.meta.dirname, '../../scripts/ts-loader.mjs')
const run = (script: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', LOADER, '--input-type=module', '--eval', script], { encoding: 'utf8' }),
  ) as unknown[]
const isLinux = process.platform === 'linux'

test.runIf(isLinux)('every thread gives way, also those that Node started before', () => {
  const priorities = run(`
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { lowerPriority } from '@/services/base/lower-priority'
lowerPriority(7)
console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))))`)
  expect(priorities.length).toBeGreaterThan(1)
  expect(new Set(priorities)).toEqual(new Set([7]))
})

const SCHED_IDLE = 5
test.runIf(isLinux && spawnSync('chrt', ['--version']).status === 0)('every thread runs only while nobody else wants the core', () => {
  // The policy is the 41st field; the second one is a name, which may have blanks.
  const [could, ...policies] = run(`
import { readdirSync, readFileSync } from 'node:fs'
import { runWhenIdle } from '@/services/base/lower-priority'
const could = runWhenIdle()
const policyOf = (thread) => Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[38])
console.log(JSON.stringify([could, ...readdirSync('/proc/self/task').map(policyOf)]))`)
  expect(could).toBe(true)
  expect(policies.length).toBeGreaterThan(1)
  expect(new Set(policies)).toEqual(new Set([SCHED_IDLE]))
})

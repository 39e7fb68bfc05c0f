import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = `
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { giveWay } from '@/services/base/give-way'
giveWay(7)
console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))))`

test.runIf(process.platform === 'linux')('every thread gives way, also those that Node started before', () => {
  const loader = join(import.meta.dirname, '../../scripts/ts-loader.mjs')
  const said = execFileSync(process.execPath, ['--import', loader, '--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' })
  const priorities = JSON.parse(said) as number[]
  expect(priorities.length).toBeGreaterThan(1)
  expect(new Set(priorities)).toEqual(new Set([7]))
})

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root as project } from './fixtures'
import { HARMLESS, pureTests } from './pure-tests'

let root: string
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'maru-pure-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
const remembers = { 'lib/counter.ts': 'let n = 0\nexport const next = () => ++n\n' }

test('a rule and its test are pure', () => {
  write({
    'schemas/rules/age.ts': "import { years } from '@/lib/years'\nexport const isAdult = (day: string) => years(day) > 18\n",
    'lib/years.ts': 'export const years = (day: string) => 2026 - Number(day.slice(0, 4))\n',
    'schemas/rules/age.test.ts': "import { test } from 'vitest'\nimport { isAdult } from './age'\nlet day: string\n",
  })
  // A variable of its own makes a test file impure: it may be shared by the tests of the file.
  expect(pureTests(root)).toEqual([])
  write({ 'schemas/rules/age.test.ts': "import { test } from 'vitest'\nimport { isAdult } from './age'\n" })
  expect(pureTests(root)).toEqual(['schemas/rules/age.test.ts'])
})

test.each([
  ['imports something that remembers', "import { next } from '@/lib/counter'\n"],
  ['reaches it through another file', "import { again } from './through'\n"],
  ['reaches it only when it runs', "test('x', async () => void (await import('@/lib/counter')))\n"],
  ['imports it over several lines', "import {\n  next,\n} from '../lib/counter'\n"],
  ['imports what cannot be found', "import { gone } from './gone'\n"],
  ['changes time or modules', "import { vi } from 'vitest'\nvi.useFakeTimers()\n"],
  ['has a document', '// @vitest-environment happy-dom\n'],
  ['starts a process', "import { spawn } from 'node:child_process'\n"],
  ['reads the environment', "test('x', () => expect(process.env['TZ']).toBe('UTC'))\n"],
])('a test that %s runs alone', (_, text) => {
  write({ ...remembers, 'blocks/through.ts': "export { next as again } from '@/lib/counter'\n", 'blocks/a.test.ts': text })
  expect(pureTests(root)).toEqual([])
})

test('a type is not imported', () => {
  write({ ...remembers, 'blocks/a.test.ts': "import type { next } from '@/lib/counter'\n" })
  expect(pureTests(root)).toEqual(['blocks/a.test.ts'])
})

test('every module that is called harmless is there', () => {
  expect([...HARMLESS].filter((path) => !existsSync(join(project, path)))).toEqual([])
})

test('most of the rules are found pure, and no test that opens a database', () => {
  const pure = pureTests(project)
  expect(pure.filter((path) => path.startsWith('schemas/rules/')).length).toBeGreaterThan(40)
  expect(pure.filter((path) => /^services\/(?:auth|events|members)\/\w+\/\w+\.test/.test(path))).toEqual([])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root as project } from './fixtures'
import { moduleGraph } from './module-graph'
import { testGroups } from './test-groups'

/** The group of a test with this text, beside files of these. */
function groupOf(text: string, files: Record<string, string> = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'maru-groups-'))
  try {
    for (const [path, content] of Object.entries({ ...files, 'blocks/a.test.ts': text })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return Object.entries(testGroups(root)).flatMap(([name, tests]: [string, string[]]) =>
      tests.includes('blocks/a.test.ts') ? [name] : [],
    )
  } finally {
    rmSync(root, { recursive: true })
  }
}
const MOCKS = "import { vi } from 'vitest'\nvi.mock('@/lib/send', () => ({}))\n"

test.each([
  ['a rule', "import { test } from 'vitest'\n", 'pure'],
  ['modules of ours that are replaced', MOCKS, 'renewed'],
  ['time that is set', "import { vi } from 'vitest'\nvi.useFakeTimers()\n", 'renewed'],
  ['a document', '// @vitest-environment happy-dom\n', 'documents'],
  ['a document, and modules that are replaced', `// @vitest-environment happy-dom\n${MOCKS}`, 'documents'],
  ['a folder of the process', "process.chdir('/')\n", 'alone'],
  ['a package that is replaced', "vi.mock('react', () => import('preact/compat'))\n", 'alone'],
  ['a method of every element', '// @vitest-environment happy-dom\nElement.prototype.animate = () => undefined\n', 'alone'],
  ['a property of the window', "// @vitest-environment happy-dom\nObject.defineProperty(window, 'scrollY', { value: 1 })\n", 'alone'],
  ['its helper, which ends the process', "import '@/tests/support/ends'\n", 'alone'],
  ['a module of the product that ends the process', "import '@/services/ends'\n", 'renewed'],
  ['an element that is named', "// @vitest-environment happy-dom\nimport '@/renderer/names'\n", 'alone'],
])('%s', (_, text, group) => {
  const ends = "process.on('exit', () => undefined)\n"
  expect(
    groupOf(text, { 'tests/support/ends.ts': ends, 'services/ends.ts': ends, 'renderer/names.ts': "customElements.define('a-b', X)\n" }),
  ).toEqual([group])
})

test('each file is in one group, and few have a process of their own', () => {
  const groups = testGroups(project)
  const all = Object.values(groups).flat().toSorted()
  expect(all).toEqual(
    moduleGraph(project)
      .tests.map(({ path }) => path)
      .toSorted(),
  )
  expect(new Set(all).size).toBe(all.length)
  expect(groups.alone.length).toBeLessThan(25)
})

test('few files open an embedded database, which costs a process of its own', () => {
  const openers = moduleGraph(project).tests.filter(({ text }) =>
    /\bdescribe\.each\(BOTH_DATABASES|(?:TestApp|testDatabase)\('embedded'/.test(text),
  )
  // A rule is proved on ONE_DATABASE; both are for the room of the database, locks and races (tests/support/test-database.ts).
  expect(openers.map(({ path }) => path).length).toBeLessThanOrEqual(18)
})

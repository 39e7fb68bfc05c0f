// A process of its own: the loader is registered for a whole process, and vitest has another.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/renew-versions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SCRIPT = `
import { writeFileSync } from 'node:fs'
import { importNewest, renewVersions } from '@/app/front/renew-versions'
const file = (name: string) => import.meta.dirname + '/' + name
const write = async () => (await importNewest(file('page.ts')) as { page: () => string }).page()
const before = await write()
writeFileSync(file('view.tsx'), "export const View = ({ count }: { count: number }) => <p>둘 {count}</p>")
const unread = await write()
const renewed = renewVersions([file('view.tsx')])
const after = await write()
const strangers = renewVersions([file('nothing.ts')])
console.log(JSON.stringify({ before, unread, renewed, after, strangers }))
`

test('a changed view is written anew by the page that imports it, and what stands beside keeps its state', async () => {
  const files = {
    'count.ts': 'let count = 0\nexport const next = () => ++count',
    'view.tsx': 'export const View = ({ count }: { count: number }) => <p>하나 {count}</p>',
    'lazy.ts': "export const load = () => import('./view')",
    'page.ts': `import { writeHtml } from '@/renderer/html/jsx-runtime'
import { next } from './count'
import { load } from './lazy'
const { View } = await load()
export const page = () => String(writeHtml(() => View({ count: next() })))`,
    'script.ts': SCRIPT,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const loaders = ['./scripts/ts-loader.mjs', './app/front/renew-versions.ts'].flatMap((file) => ['--import', file])
  const { stdout } = await promisify(execFile)(process.execPath, [...loaders, join(folder, 'script.ts')], { cwd: root })
  expect(JSON.parse(stdout)).toEqual({
    before: '<p>하나 1</p>',
    unread: '<p>하나 2</p>',
    // The view, the module that imports it later, and the page.
    renewed: 3,
    after: '<p>둘 3</p>',
    strangers: 0,
  })
})

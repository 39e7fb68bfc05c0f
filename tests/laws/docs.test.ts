// A path or a command that a document names is there: what a newcomer types from it works.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/fixtures'

const files = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].filter((file) => file !== 'docs/rules.md')
const rooms = new Set(readdirSync(root))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const quoted = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => ({ file, text })),
)
/** What a recipe makes has no file yet. */
const MADE = /case-stud|00nn_/

test('every path that a document names is there', () => {
  const paths = quoted.filter(({ text }) => /^[\w.@-]+\/[\w./@[\]%-]*$/.test(text) && rooms.has(text.split('/')[0]!) && !MADE.test(text))
  const missing = paths.filter(({ text }) => !['', '.ts', '.tsx'].some((ending) => existsSync(join(root, text + ending))))
  expect(paths.length).toBeGreaterThan(200)
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

test('every command that a document names is there', () => {
  const commands = quoted.flatMap(({ file, text }) => [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => ({ file, name })))
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter(({ name }) => !(name in scripts)).map(({ file, name }) => `${file}: npm run ${name}`)).toEqual([])
})

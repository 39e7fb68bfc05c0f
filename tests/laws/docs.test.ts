// What a document names is there: paths, patterns, files, links, commands, screens and calls, so that what a newcomer opens or types from
// it works.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from '@/scripts/tools/tracked-files'
import { root } from '../support/fixtures'

const files = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].filter((file) => file !== 'docs/rules.md')
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const rooms = new Set(readdirSync(root))
const tracked = trackedFiles()
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const found = (pattern: RegExp) =>
  [...texts].flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, named = '', more = '']) => ({ file, text: named, more })))
const quoted = found(/`([^`\n]+)`/g)
/** What a recipe makes has no file yet. */
const MADE = /case-stud|store-map|00nn_/
const wrong = (missing: readonly { file: string; text: string }[]) => missing.map(({ file, text }) => `${file}: ${text}`)

test('every path that a document names is there', () => {
  const paths = quoted.filter(
    ({ text }) => /^(?!\.cache\/)[\w.@-]+\/[\w./@[\]%-]*$/.test(text) && rooms.has(text.split('/')[0]!) && !MADE.test(text),
  )
  expect(paths.length).toBeGreaterThan(200)
  expect(wrong(paths.filter(({ text }) => !['', '.ts', '.tsx'].some((ending) => existsSync(join(root, text + ending)))))).toEqual([])
})

test('every pattern of paths that a document names has a file', () => {
  const patterns = quoted.filter(({ text }) => /^[\w.-]+\/[\w./<>*-]*$/.test(text) && /[<*]/.test(text) && rooms.has(text.split('/')[0]!))
  const hasFile = (text: string): boolean => {
    const inWords = text
      .replace(/\/$/, '')
      .replace(/[.]/g, '\\$&')
      .replace(/<[\w-]+>|\*+/g, (part) => (part === '**' ? '.*' : '[^/]+'))
    const pattern = new RegExp(`^${inWords}(\\.tsx?)?(/|$)`)
    return tracked.some((file) => pattern.test(file))
  }
  expect(patterns.length).toBeGreaterThan(20)
  expect(wrong(patterns.filter(({ text }) => !hasFile(text)))).toEqual([])
})

test('every file that a document names without its folder is there', () => {
  const names = new Set(tracked.map((file) => basename(file)))
  // What `next build` and a start write themselves.
  const written = new Set(['manifest.json', 'secrets.json', 'islands.json'])
  const bare = quoted.filter(
    ({ text }) => /^[\w-][\w.-]*\.(tsx?|mjs|cjs|json|css|md)$/.test(text) && !MADE.test(text) && !written.has(text),
  )
  expect(bare.length).toBeGreaterThan(30)
  expect(wrong(bare.filter(({ text }) => !names.has(text)))).toEqual([])
})

test('every link of a document leads to a file', () => {
  const links = found(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g).filter(({ text }) => !text.startsWith('/'))
  expect(links.length).toBeGreaterThan(40)
  expect(wrong(links.filter(({ file, text }) => !existsSync(join(root, dirname(file), decodeURIComponent(text)))))).toEqual([])
})

test('every command that a document names is there', () => {
  const run = found(/\bnpm run ([\w:-]+)/g)
  const scaffolds = quoted.filter(({ text }) => /^(new|bench|data|media|migrate|admin|preview|db):[\w-]+$/.test(text))
  expect(run.length).toBeGreaterThan(20)
  expect(wrong([...run, ...scaffolds].filter(({ text }) => !(text in scripts)))).toEqual([])
})

test('every screen of the console and every call that a document names is there', () => {
  const screens = quoted.filter(({ text }) => /^\/ice_builder\/[\w-]+/.test(text))
  const calls = quoted.filter(({ text }) => /^(GET|POST|PUT|PATCH|DELETE) \/(svc|auth|adm|mng|v2)\//.test(text))
  const contracts = tracked.filter((file) => file.startsWith('schemas/api/')).map((file) => readFileSync(join(root, file), 'utf8'))
  expect(screens.length).toBeGreaterThan(5)
  expect(wrong(screens.filter(({ text }) => !existsSync(join(root, 'app/ice_builder', text.split('/')[2]!))))).toEqual([])
  expect(wrong(calls.filter(({ text }) => !contracts.some((contract) => contract.includes(`'${text}'`))))).toEqual([])
})

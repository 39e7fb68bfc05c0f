// Each rule of lint that asks for types refuses its fault: the linter is native and young, and one that finds nothing looks like clean code.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import tseslint from 'typescript-eslint'
import { trackedFiles } from '@/scripts/tools/tracked-files'
import { root } from '../support/fixtures'

const folder = mkdtempSync(join(tmpdir(), 'typed-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file for each rule, and the lines in it that the rule refuses: those that end with `// !`. */
const FAULTS: Readonly<Record<string, string>> = {
  'await-thenable': `
export async function f(n: number, list: number[]) {
  await n // !
  for await (const each of list) void each // !
}`,
  'no-array-delete': `
export function f(list: number[]) {
  delete list[0] // !
}`,
  'no-base-to-string': `
const plain = {}
export const a = String(plain) // !
export const b = plain.toString() // !`,
  'no-duplicate-type-constituents': `
type Same = string
export type A = string | Same // !`,
  'no-floating-promises': `
async function work() {}
class Later { async run() {} }
work() // !
new Later().run() // !
work().then(() => 1) // !
Promise.all([work()]) // !
void work()
work().catch(() => 1)`,
  'no-for-in-array': `
export function f(list: readonly string[]) {
  for (const key in list) void key // !
}`,
  'no-implied-eval': `
setTimeout('work()', 1) // !
export const f = new Function('return 1') // !`,
  'no-misused-promises': `
declare const isReady: () => Promise<boolean>
declare function each(work: () => void): void
const ready = isReady()
if (ready) each(() => undefined) // !
each(async () => { await ready }) // !
export const object = { ...ready } // !
export const kept: { run: () => void } = { run: async () => { await ready } } // !
export const found = [1].filter(async () => ready) // !`,
  'no-redundant-type-constituents': `
export type A = string | 'a' // !
export type B = unknown | string // !
export type C = never | string // !`,
  'no-unnecessary-type-assertion': `
declare const word: string
export const a = word as string // !
export const b = word! // !`,
  'no-unsafe-argument': `
declare const anything: any
declare function take(word: string): void
declare function takeSet(words: Set<string>): void
take(anything) // !
takeSet(new Set<any>()) // !`,
  'no-unsafe-assignment': `
declare const anything: any
export const a = anything // !
export const [b] = [anything] // !
export const c: Set<string> = new Set<any>() // !
export const d = JSON.parse('1') // !`,
  'no-unsafe-call': `
declare const anything: any
anything() // !
new anything() // !`,
  'no-unsafe-enum-comparison': `
enum Kind { A = 1, B = 2 }
declare const kind: Kind
declare const count: number
export const a = kind === count // !`,
  'no-unsafe-member-access': `
declare const anything: any
void anything.name // !
void anything['name'] // !`,
  'no-unsafe-return': `
declare const anything: any
export function f(): string {
  return anything // !
}
export const g = () => anything // !`,
  'no-unsafe-unary-minus': `
declare const word: string
export const a = -word // !`,
  'only-throw-error': `
export function f(word: string) {
  throw word // !
}`,
  'prefer-promise-reject-errors': `
export const a = Promise.reject('no') // !
export const b = new Promise((_, reject) => {
  reject('no') // !
})`,
  'restrict-plus-operands': `
declare const count: number
declare const word: string
declare const object: { a: number }
declare const large: bigint
export const a = word + object // !
export const b = count + large // !
export const c = count + word`,
  'restrict-template-expressions': `
declare const object: { a: number }
declare const list: number[]
declare const nothing: null | undefined
export const a = \`\${object}\` // !
export const b = \`\${list}\` // !
export const c = \`\${1} \${true} \${nothing}\``,
  'unbound-method': `
class Person { name() { return this } }
const person = new Person()
export const a = person.name // !
export const { name } = person // !`,
}

/** What is kept though it looks like a fault, and what still holds in a test. */
const OTHERS: Readonly<Record<string, string>> = {
  'attribute.tsx': `
declare global { namespace JSX { interface Element { type: string } interface IntrinsicElements { button: { onClick: () => void } } } }
export const button = <button onClick={async () => { await Promise.resolve() }} />`,
  'some.test.ts': `
declare const anything: any
declare function each(work: () => void): void
export const a = anything.name()
export const b = \`\${anything}\`
Promise.resolve() // ! no-floating-promises
each(async () => { await Promise.resolve() }) // ! no-misused-promises
export const f = async () => { await 1 } // ! await-thenable`,
}

const samples = { ...Object.fromEntries(Object.entries(FAULTS).map(([rule, text]) => [`${rule}.ts`, text])), ...OTHERS }
for (const [name, text] of Object.entries(samples)) writeFileSync(join(folder, name), `${text.trim()}\nexport {}\n`)
const compilerOptions = {
  strict: true,
  target: 'ES2023',
  lib: ['dom', 'esnext'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'preserve',
  types: [],
}
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }))

interface Finding {
  code: string
  filename: string
  labels: { span: { line: number } }[]
}

test('every rule that asks for types refuses its fault, and only there', () => {
  const config = join(root, '.oxlintrc.jsonc')
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { status, stdout } = spawnSync(process.execPath, [oxlint, '-c', config, '-f', 'json', folder], { encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] }
  const found = diagnostics.map(
    ({ code, filename, labels }) => `${filename.split(/[\\/]/).at(-1)}:${labels[0]?.span.line} ${/\((.*)\)/.exec(code)?.[1]}`,
  )
  const meant = Object.entries(samples).flatMap(([name, text]) =>
    text
      .trim()
      .split('\n')
      .flatMap((line, at) => {
        const [, rule] = /\/\/ !(?: (.+))?$/.exec(line) ?? [undefined, undefined]
        return line.includes('// !') ? [`${name}:${at + 1} ${rule ?? name.replace('.ts', '')}`] : []
      }),
  )
  const own = found.filter(
    (line) => line.includes('.test.ts') || line.includes('.tsx') || line.split(':')[0] === `${line.split(' ')[1]}.ts`,
  )
  expect([...new Set(own)].sort()).toEqual([...meant].sort())
  expect(status).toBe(1)
})

interface Plugin {
  rules: Record<string, { meta: { docs?: { requiresTypeChecking?: boolean } } }>
}

test('a rule that typescript-eslint recommends has a sample', () => {
  const { rules } = tseslint.plugin as unknown as Plugin
  const recommended = tseslint.configs.recommendedTypeChecked
    .flatMap((part) => Object.keys(part.rules ?? {}))
    .map((name) => name.replace('@typescript-eslint/', ''))
    .filter((name) => rules[name]?.meta.docs?.requiresTypeChecking)
  // A handler, a migration or a load is async by its type, whether or not it waits today.
  expect(Object.keys(FAULTS).sort()).toEqual([...new Set(recommended)].filter((name) => name !== 'require-await').sort())
})

test('no file silences such a rule: nothing would say that the silence is needed no more', () => {
  const sources = trackedFiles().filter((file) => /\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => /oxlint-[d]isable/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

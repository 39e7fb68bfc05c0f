// A file is named after what it exports, so that a name is found by its file. Three ways satisfy the law: one export is the file's name;
// the export is the folder's and the file's name together (hero/slide.tsx: HeroSlide); or the file is a small family, and every exported
// value contains the file's name (cookies.ts: hasCookie, cookieValue, clearCookie).
import { expect, test } from 'vitest'
import { exportedNames, type ExportedNames } from '../support/exported-names'
import { sourceFiles } from '../support/source-files'

/** Names that Next, a block or a service gives its files; what they export has the name of the folder or one that Next prescribes. */
const CONVENTIONAL =
  /(^|\/)(page|layout|route|error|global-error|not-found|forbidden|loading|robots|sitemap|block|schema|view|load|entry|migrate|service|registry|present)(\.lazy)?\.tsx?$/
/** Collections of one kind, found by their kind: contracts, tables, sentences and shared field types. */
const COLLECTIONS = /^(schemas\/api\/|schemas\/words\/|services\/db\/tables\/)/
/** The rules of one subject are a collection from this many values on; with fewer, one of them names the file. */
const RULES = { of: /^schemas\/rules\//, from: 5 }
/** What a JSX runtime exports is prescribed. */
const JSX_RUNTIMES = /^renderer\/html\/jsx(-dev)?-runtime\.ts$/
/** Two ways to compile, of which package.json#imports chooses one. */
const VARIANTS = /^schemas\/page\/compile-(ajv|never)\.ts$/

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
/** One spelling for a word and its plural: category and categories, cookie and cookies, box and boxes. */
const singular = (word: string): string =>
  word
    .replace(/y$/, 'ie')
    .replace(/(?<=(ss|x|ch|sh))es$/, '')
    .replace(/(?<=[^s])s$/, '')
/** Comparable whatever the case of letters and the number of the last word. */
const plain = (words: readonly string[]): string => words.map(singular).join('')

const isNamedAfterExport = (file: string, { values, types }: ExportedNames): boolean => {
  const [name = '', folder = ''] = file
    .replace(/(\.lazy|-for-tests)?\.tsx?$/, '')
    .split('/')
    .toReversed()
  const own = plain(wordsOf(name))
  const withFolder = plain([...wordsOf(folder), ...wordsOf(name)])
  const all = [...values, ...types].map((exported) => plain(wordsOf(exported)))
  const lazy = file.includes('.lazy.') ? own + singular('lazy') : own
  if (all.some((exported) => [own, lazy, withFolder].includes(exported))) return true
  return values.length > 1 && values.every((value) => plain(wordsOf(value)).includes(own))
}

const offenders = sourceFiles()
  .filter((file) => ![CONVENTIONAL, COLLECTIONS, JSX_RUNTIMES, VARIANTS].some((left) => left.test(file)))
  .filter((file) => {
    const names = exportedNames(file)
    if (RULES.of.test(file) && names.values.length >= RULES.from) return false
    return names.values.length + names.types.length > 0 && !isNamedAfterExport(file, names)
  })

test('a file is named after what it exports', () => {
  expect(offenders).toEqual([])
})

test('the law knows a name from another', () => {
  const holds = (file: string, ...values: string[]) => isNamedAfterExport(file, { values, types: [] })
  expect(holds('a/open-page.ts', 'openPage', 'helper')).toBe(true)
  expect(holds('a/event-words.ts', 'EVENT_WORDS')).toBe(true)
  expect(holds('hero/slide.tsx', 'HeroSlide')).toBe(true)
  expect(holds('a/categories.ts', 'category')).toBe(true)
  expect(holds('a/cookies.ts', 'hasCookie', 'clearCookie')).toBe(true)
  expect(holds('a/cookies.ts', 'hasCookie')).toBe(false)
  expect(holds('a/cookies.ts', 'hasCookie', 'clear')).toBe(false)
  expect(holds('a/open-page.ts', 'readPage')).toBe(false)
})

// The words of docs/glossary.md hold where a newcomer reads first: in the README, the recipes, the plan of the house, and in what lint
// and floors say. A word that has an ordinary meaning as well is refused in the phrase that has the private one.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/fixtures'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const docs = ['README.md', 'docs/house.md', 'docs/bench.md', ...globSync('{docs/recipes/*.md,scripts/tools/lint-*.mjs}', { cwd: root })]
const messages = ['eslint.config.mjs', '.dependency-cruiser.cjs']
/** What a rule says when it refuses; code around it may be named by its library. */
const saidBy = (text: string): string =>
  [...text.matchAll(/\b(?:comment|message):\s*(['"`])((?:(?!\1).|\n)*)\1/g)].map(([, , words = '']) => words).join('\n')

/** What the glossary says, and the private word in the phrases that would mean it. */
const PRIVATE: readonly (readonly [say: string, not: string, phrase: RegExp])[] = [
  ['cached page, page cache', 'kept page', /\bkept\b(?!-alive)|\bshelf\b|\bkeeping\b/],
  ['page server', 'front that keeps', /\b(?:the|a|our) front\b(?! of)/],
  ['database supervisor', 'openHouse', /\bopenHouse\b|keeps? the database/],
  ['render', 'draw', /\b(?:laws?|views?|pages?|layouts?) draws?\b/],
  ['lazy entry', 'door', /\bdoors?\b/],
  ['block definition', 'card', /\bcards? of (?:a|the) blocks?\b|\bblocks?[’'] cards?\b/],
  ['behaviour', 'manners', /\bmanners\b/],
  ['migrate; legacy fixtures', 'lift', /\blift(?:s|ed|ing)?\b|\bpasts\b|\bfrozen past\b/],
  ['memoize by tags', 'whileTags', /\bwhileTags\b/],
  ['request, response', 'asking, told, heard', /\bis asking\b|\bwas told\b|\bthe asking\b/],
  ['primary selection', 'lead', /\bthe lead block\b/],
  ['drop target', 'spot', /\bspots?\b/],
  ['URL', 'address', /\b(?:in|into|of|is) the address\b(?! search)|\bthe address (?:is|of a page)\b/],
  ['guard', 'doorman', /\bdoorman\b|\bthe lock is\b/],
  ['blocks and services', 'wings', /\bwings?\b/],
]

test('README, recipes and the messages of lint and floors speak the words of the glossary', () => {
  const texts = [...docs.map((file) => [file, read(file)] as const), ...messages.map((file) => [file, saidBy(read(file))] as const)]
  expect(texts.every(([, text]) => text.length > 100)).toBe(true)
  const wrong = texts.flatMap(([file, text]) =>
    PRIVATE.flatMap(([say, , phrase]) => {
      const found = new RegExp(phrase, 'i').exec(text)
      return found ? [`${file}: “${text.slice(Math.max(0, found.index - 30), found.index + 40).replace(/\s+/g, ' ')}”, say ${say}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('every word that is refused stands in the glossary', () => {
  const glossary = read('docs/glossary.md')
  expect(PRIVATE.filter(([say, not]) => !glossary.includes(say) || !glossary.includes(not)).map(([say, not]) => `${say}: ${not}`)).toEqual(
    [],
  )
})

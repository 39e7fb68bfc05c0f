// Every code named in a comment, a test or a document is in docs/rules.md with its sentence, its file and its test; no row is there
// without a use.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesIn, mentionsIn } from '@/scripts/tools/mentions'
import { readRules } from '@/scripts/tools/read-rules'
import { root } from '../support/fixtures'

const { rules, problems, markdown } = readRules()

test('every code has a sentence, a file, a test and a use', () => {
  expect(rules.length).toBeGreaterThan(450)
  expect(problems).toEqual([])
})

test('docs/rules.md is what `npm run rules` writes', () => {
  expect(readFileSync(join(root, 'docs/rules.md'), 'utf8') === markdown, 'run `npm run rules`').toBe(true)
})

test('each sentence is on one line and ends in a full stop', () => {
  expect(rules.filter(({ says }) => !/^[^\n]+[^.]\.$/.test(says)).map(({ code }) => code)).toEqual([])
})

test('the reader of codes writes out runs and lists, and leaves drawings alone', () => {
  expect(codesIn('(V-AB-1 to 3, S-CD-9, 11; Q-010 to Q-012, X-1)')).toEqual([
    'V-AB-1',
    'V-AB-2',
    'V-AB-3',
    'S-CD-9',
    'S-CD-11',
    'Q-010',
    'Q-011',
    'Q-012',
  ])
  expect(codesIn('V-AB-1, 3 of them; SM-S921N; AES-256-GCM')).toEqual(['V-AB-1'])
  const titles = mentionsIn('a.test.ts', "// V-AB-1\ntest('does', () => {})\n  'S4: never %s',\n  d: 'M2 4h36'").map(({ code, title }) => [
    code,
    title,
  ])
  expect(titles).toEqual([
    ['V-AB-1', 'does'],
    ['S4', 'S4: never %s'],
  ])
})

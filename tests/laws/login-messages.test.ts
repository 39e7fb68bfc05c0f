// A sentence about signing in is written once, in schemas/words/login-messages.ts, -needed.ts or -questions.ts: a reader finds it there, and a change reaches
// the contract, the form and the screen at the same time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as messages from '@/schemas/words/login-messages'
import * as needed from '@/schemas/words/login-needed'
import * as questions from '@/schemas/words/login-questions'
import { root } from '../support/fixtures'
import { sourceFiles } from '../support/source-files'

const HOMES = ['messages', 'needed', 'questions'].map((name) => `schemas/words/login-${name}.ts`)
const sentences = Object.values({ ...messages, ...needed, ...questions }).flatMap((value) =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value) : [],
)

test('no other source file repeats a sentence about signing in', () => {
  expect(sentences.length).toBeGreaterThan(15)
  const repeated = sourceFiles()
    .filter((file) => !HOMES.includes(file) && !file.includes('-for-tests.'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`)
    })
  expect(repeated).toEqual([])
})

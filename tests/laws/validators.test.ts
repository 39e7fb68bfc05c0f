// A browser judges a document by the code that the server wrote out for it, and says what the server would say.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { registerDefinitions } from '@/schemas/page/definitions'
import { checkPage } from '@/schemas/page/check-page'
import type { Block } from '@/schemas/page/document'
import { standaloneValidators } from '@/schemas/page/standalone-validators'
import { takeValidators, type ValidatorModule } from '@/schemas/page/take-validators'
import { fixtures } from '../support/fixtures'
import { oddDocument } from '../support/odd-document'

registerDefinitions(blocks)

test('documents of every kind get the same verdict, problem by problem, on both sides', async () => {
  const shipped = fixtures().map(({ document }) => document as unknown)
  const alone = blocks.map(({ type, version, example }): unknown => {
    const one: Block = { id: 'a', type, v: version, props: example }
    return { schemaVersion: 1, kind: 'page', route: '/a', title: '가', blocks: [one] }
  })
  const documents = [...shipped, ...alone, ...fc.sample(oddDocument, { numRuns: 2_000, seed: 20261121 })]
  const verdicts = () => documents.map((one) => [checkPage(one, { strict: true }), checkPage(one, { strict: false })])

  const byAjv = verdicts()
  const code = standaloneValidators()
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as ValidatorModule
  let asked = 0
  const validateDocument = Object.defineProperty((value: unknown) => ++asked > 0 && module.validateDocument(value), 'errors', {
    get: () => module.validateDocument.errors,
  })
  takeValidators({ ...module, validateDocument })
  expect(verdicts()).toEqual(byAjv)
  expect(asked).toBeGreaterThan(2_000)

  // Both kinds were among them, and every way in which a document can be wrong.
  expect(byAjv.filter(([strict]) => strict!.length === 0).length).toBeGreaterThan(100)
  expect(byAjv.filter(([strict]) => strict!.length > 0).length).toBeGreaterThan(500)
  const keywords = new Set(byAjv.flatMap(([strict]) => strict!.map(({ keyword }) => keyword)))
  const expected = [
    'required',
    'additionalProperties',
    'type',
    'enum',
    'anyOf',
    'minLength',
    'maxLength',
    'minItems',
    'minimum',
    'maximum',
    'pattern',
    'format',
    'uniqueItems',
    'const',
    'unknown-type',
    'future-version',
    'slot',
    'duplicate',
  ]
  expect(expected.filter((keyword) => !keywords.has(keyword))).toEqual([])
})

test('the code needs neither eval nor anything that a browser does not have', () => {
  expect(standaloneValidators()).not.toMatch(/\brequire\(|new Function|\beval\(|\bprocess\b|\bimport\b/)
})

// Every rule of the members is exercised by a test that reads its examples: this table lists them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/fixtures'
import { examplesOf, MEMBER_RULES } from '../support/member-examples'

const PLACES = ['app', 'blocks', 'builder', 'lib', 'renderer', 'schemas', 'services', 'tests']
const readers = new Map<string, string[]>()
for (const place of PLACES) {
  for (const path of readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(test|spec)\.tsx?$/.test(path) || path.includes('node_modules')) continue
    for (const [, id] of readFileSync(join(root, place, path), 'utf8').matchAll(/examplesOf\('([VSG]-[A-Z0-9-]+)'\)/g))
      readers.set(id!, [...(readers.get(id!) ?? []), `${place}/${path}`])
  }
}

test.each(MEMBER_RULES)('%s is exercised by its own examples', (id) => {
  expect(readers.get(id) ?? [], `no test reads examplesOf('${id}')`).not.toEqual([])
})

test('no test reads a rule without examples', () => {
  expect([...readers.keys()].filter((id) => !(MEMBER_RULES as string[]).includes(id))).toEqual([])
})

test.each(MEMBER_RULES)('%s has examples that differ', (id) => {
  const said = examplesOf(id).map(([says]) => says)
  expect(said).not.toEqual([])
  expect(new Set(said).size).toBe(said.length)
})

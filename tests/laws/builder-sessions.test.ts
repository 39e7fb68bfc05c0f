// A page of the builder checks the session before it reads anything. A layout would not do: it is rendered beside its page.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@/tests/support/fixtures'

const pages = globSync(['app/ice_builder/**/page.tsx', 'app/%5F%5Fcommon/**/page.tsx'], { cwd: root })

test('there is a builder', () => {
  expect(pages.length).toBeGreaterThan(0)
})

test.each(pages)('%s checks before anything else', (file) => {
  const source = readFileSync(join(root, file), 'utf8')
  // The pages of lists and of their rows are made by list-page.tsx and detail-page.tsx, and their titles by staff-metadata.ts: those are read below.
  const isMade = /^export const generateMetadata = staffMetadata\(/m.test(source)
  if (/^export default (?:list|detail)Page\(/m.test(source)) return expect(isMade).toBe(true)
  const bodies = [...source.matchAll(/export (?:default )?async function (\w*)\([^]*?\)(?:: [^\n]+)? \{\n([^]*?)\n\}/g)]
  expect(bodies.some(([whole]) => whole.includes('export default'))).toBe(true)
  for (const [, name, body] of bodies) expect(body!.trimStart(), name).toMatch(/^(const [^=]+ = )?await requireStaff\(\)/)
})

test('the pages of lists and of their rows check before anything else', () => {
  const files = ['list-page.tsx', 'detail-page.tsx', 'staff-metadata.ts'].map((name) => join(root, 'app/ice_builder', name))
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const bodies = [...source.matchAll(/\basync (?:function )?\w*\([^]*?\)(?:: [^\n]+ =>)? \{\n([^]*?)\n {2,}\}/g)].map(([, body]) => body!)
  expect(bodies).toHaveLength(3)
  for (const body of bodies) expect(body.trimStart()).toMatch(/^(const [^=]+ = )?await requireStaff\(\)/)
})

test('no route of the builder answers by itself, past its pages', () => {
  expect(globSync(['app/ice_builder/**/route.ts', 'app/%5F%5Fcommon/**/route.ts'], { cwd: root })).toEqual([])
})

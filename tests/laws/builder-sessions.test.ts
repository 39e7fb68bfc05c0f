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
  // The page of a desk is made by desk-page.tsx, whose own two functions are read below.
  if (/^export default deskPage\(/m.test(source)) return expect(source).toMatch(/^export const generateMetadata = deskMetadata\(/m)
  const bodies = [...source.matchAll(/export (?:default )?async function (\w*)\([^]*?\)(?:: [^\n]+)? \{\n([^]*?)\n\}/g)]
  expect(bodies.some(([whole]) => whole.includes('export default'))).toBe(true)
  for (const [, name, body] of bodies) expect(body!.trimStart(), name).toMatch(/^(const [^=]+ = )?await requireStaff\(\)/)
})

test('the pages of desks check before anything else', () => {
  const source = readFileSync(join(root, 'app/ice_builder/desk-page.tsx'), 'utf8')
  const bodies = [...source.matchAll(/\basync (?:function )?\w*\([^]*?\)(?:: [^\n]+ =>)? \{\n([^]*?)\n {2,}\}/g)].map(([, body]) => body!)
  expect(bodies).toHaveLength(2)
  for (const body of bodies) expect(body.trimStart()).toMatch(/^(const [^=]+ = )?await requireStaff\(\)/)
})

test('no route of the builder answers by itself, past its pages', () => {
  expect(globSync(['app/ice_builder/**/route.ts', 'app/%5F%5Fcommon/**/route.ts'], { cwd: root })).toEqual([])
})

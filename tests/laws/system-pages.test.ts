// A page that the parts of the site lead to by its address is a system page: taken away, it would leave a step of signing in, paying or
// reading without a place. Every address that stands in the sources, and has a shipped page, is therefore one.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSystemRoute } from '@/schemas/rules/site/is-system-route'

const shipped = new Set(
  globSync('pages-fixtures/site/**/*.json').flatMap((file) => {
    const { kind, route } = JSON.parse(readFileSync(file, 'utf8')) as { kind?: string; route?: string }
    return kind === 'page' && route ? [route] : []
  }),
)
/** Addresses that only an example or a default of a field names: an editor chooses another. */
const CHOSEN = /(?:block|schema|samples?)\.ts$|\.test\.tsx?$|-for-tests\.ts$|is-system-route\.ts$/

const literals = globSync('{app,blocks,lib,renderer,schemas,services}/**/*.{ts,tsx}')
  .filter((file) => !CHOSEN.test(file) && !file.startsWith('services/simulators') && !file.startsWith('services/db/seeds'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](\/[a-z][\w/-]*)(?=['"`?#])/gi)].map(([, route]) => ({ file, route: route! })),
  )

test('pages are shipped, and sources name some of them', () => {
  expect(shipped.size).toBeGreaterThan(150)
  expect(literals.filter(({ route }) => shipped.has(route)).length).toBeGreaterThan(100)
})

test('every shipped address that stands in the sources is of a system page', () => {
  expect(literals.filter(({ route }) => shipped.has(route) && !isSystemRoute(route))).toEqual([])
})

test('what an editor composed for one occasion is none', () => {
  expect(['/zin/brand/about', '/zin/brand/tv', '/home/event', '/zin/spring-sale', '/styling/homes'].filter(isSystemRoute)).toEqual([])
})

import { expect, test } from 'vitest'
import { AREAS } from '@/schemas/areas'
import { areasOfChange, checkedPathsOf, journeyFoldersOf, unitFoldersOf, withDependents } from './choose-areas.mjs'

test('an area runs its folders of every floor, and its journeys', () => {
  expect(unitFoldersOf(['store'])).toEqual(
    expect.arrayContaining(['services/store/', 'blocks/store/', 'app/office/store/', 'schemas/rules/store/']),
  )
  expect(journeyFoldersOf(['store', 'site'])).toEqual(['tests/journeys/store/', 'tests/journeys/site/'])
})

test('format and lint read the folders of an area, its tables, the laws, and what is changed, each once', () => {
  const paths = checkedPathsOf(['store'], ['docs/house.md', 'tests/laws/'])
  expect(paths).toEqual(
    expect.arrayContaining([...unitFoldersOf(['store']), ...journeyFoldersOf(['store']), 'services/db/tables/store.ts', 'docs/house.md']),
  )
  expect(paths.filter((path) => path === 'tests/laws/')).toHaveLength(1)
  expect(paths.filter((path) => path.includes('/events/'))).toEqual([])
})

test('a change runs its area and every area that imports it', () => {
  expect(areasOfChange(['services/store/cart/save-cart.ts'], AREAS)).toEqual(['store', 'site'])
  expect(areasOfChange(['blocks/places/shop-detail/view.tsx', 'docs/house.md'], AREAS)).toEqual(['places', 'consulting', 'site'])
  expect(areasOfChange(['tests/journeys/members/join.spec.ts'], AREAS)).toEqual(['members'])
  expect(withDependents(['auth'], AREAS)).toEqual(Object.keys(AREAS).filter((area) => area !== 'base'))
})

test('what stands in no area runs everything; texts and laws run no area', () => {
  for (const file of [
    'lib/particle.ts',
    'services/kit/run.ts',
    'schemas/rules/base/rights.ts',
    'package.json',
    'services/db/tables/base.ts',
  ])
    expect(areasOfChange([file], AREAS), file).toBeUndefined()
  expect(areasOfChange(['README.md', 'docs/house.md', 'tests/laws/docs.test.ts'], AREAS)).toEqual([])
})

import { expect, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { AREAS, type AreaId } from '@/schemas/areas'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { services } from '@/services/areas'
import { blockTypesOf, callsOf, chosenAreas, recordTypesOf } from './chosen-areas'

const ALL = Object.keys(AREAS) as AreaId[]

test('without a name, and with base, all areas are chosen; else those that are named', () => {
  expect(chosenAreas(undefined)).toEqual(ALL)
  expect(chosenAreas('base')).toEqual(ALL)
  expect(chosenAreas('store,auth')).toEqual(['auth', 'store'])
  expect(chosenAreas('')).toEqual([])
})

test.each([
  ['calls', callsOf, services.flatMap(({ operations }) => operations.map(({ contract }) => contract.id))],
  ['types of records', recordTypesOf, RECORD_TYPES.map(({ type }) => type)],
  ['blocks', blockTypesOf, blocks.map(({ type }) => type)],
] as const)('%s: what the areas bring one by one is all that a law loops over, each once', async (_, bringsOf, whole) => {
  const found: string[] = []
  for (const area of ALL) found.push(...(await bringsOf([area])))
  expect(found.toSorted()).toEqual(whole.toSorted())
  expect([...(await bringsOf(ALL))].toSorted()).toEqual(whole.toSorted())
})

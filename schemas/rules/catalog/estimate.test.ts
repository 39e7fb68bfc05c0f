import { expect, test } from 'vitest'
import { byGrade, estimateOf, usualSpaces, type EstimateSpace, type WorkCost } from './estimate'

const costs: WorkCost[] = [
  { work: 'floor', grade: 'value', name: '장판', low: 30_000, high: 40_000 },
  { work: 'floor', grade: 'basic', name: '마루', low: 80_000, high: 100_000 },
  { work: 'wall', grade: 'basic', name: '벽지', low: 10_000, high: 12_000 },
  { work: 'bath', grade: 'basic', name: '타일', low: 4_000_000, high: 5_000_000 },
  { work: 'bath', grade: 'premium', name: '대리석', low: null, high: null },
  { work: 'clear', grade: 'all', name: '철거', low: 30_000, high: 40_000 },
]
const rooms: EstimateSpace[] = [
  { space: 'living', area: 28.4, count: 1 },
  { space: 'bedroom', area: 30.2, count: 3 },
  { space: 'bath', area: 7.8, count: 2 },
]

test('floors by their area, walls by three times that, bathrooms by their number, and the range is rounded outwards', () => {
  const { works, low, high } = estimateOf({ grade: 'basic', spaces: rooms }, costs)
  expect(works).toEqual([
    // 58.6㎡ × 80,000 and 100,000.
    { work: 'floor', names: ['마루'], amount: 58.6, low: 4_600_000, high: 5_900_000 },
    // 175.8㎡ × 10,000 and 12,000.
    { work: 'wall', names: ['벽지'], amount: 175.8, low: 1_700_000, high: 2_200_000 },
    { work: 'bath', names: ['타일'], amount: 2, low: 8_000_000, high: 10_000_000 },
    // 66.4㎡ × 30,000 and 40,000.
    { work: 'clear', names: ['철거'], amount: 66.4, low: 1_900_000, high: 2_700_000 },
  ])
  expect([low, high]).toEqual([16_200_000, 20_800_000])
})

test('a room of another grade is counted by it, and its material is named', () => {
  const [floor] = estimateOf({ grade: 'basic', spaces: [rooms[0]!, { ...rooms[1]!, grade: 'value' }] }, costs).works
  expect(floor).toMatchObject({ names: ['마루', '장판'], low: 3_100_000, high: 4_100_000 })
})

test('a work whose price is asked for is named, and not in the sum', () => {
  const { asked, works } = estimateOf({ grade: 'premium', spaces: [rooms[2]!] }, costs)
  expect(asked).toEqual(['bath'])
  expect(works.map(({ work }) => work)).toEqual(['clear'])
})

test('grades are compared over the same rooms, whatever each room has', () => {
  const { value, basic } = byGrade([{ ...rooms[0]!, grade: 'value' }], costs)
  expect(value.works[0]!.names).toEqual(['장판'])
  expect(basic.works[0]!.names).toEqual(['마루'])
})

test('a home of 84㎡ has three bedrooms and two bathrooms, and its rooms are no larger than it', () => {
  const spaces = usualSpaces({ area: 84, dwelling: 'apartment' })
  expect(spaces.map(({ space, area, count }) => [space, area, count])).toEqual([
    ['living', 28.4, 1],
    ['kitchen', 9.6, 1],
    ['bedroom', 30.2, 3],
    ['bath', 7.8, 2],
    ['entry', 3.4, 1],
    ['window', 0, 8],
  ])
  for (let area = 10; area <= 1000; area += 7)
    for (const dwelling of ['apartment', 'officetel', 'house'] as const)
      expect(usualSpaces({ area, dwelling }).reduce((sum, one) => sum + one.area, 0)).toBeLessThanOrEqual(area)
})

import { expect, test } from 'vitest'
import { levelOf } from './level-of'

const levels = [
  { name: 'high', minPoints: 30 },
  { name: 'low', minPoints: 10 },
  { name: 'middle', minPoints: 20 },
]

test.each([
  [9, 'low'],
  [10, 'low'],
  [19, 'low'],
  [20, 'middle'],
  [30, 'high'],
  [99, 'high'],
])('%i points give the %s level', (points, name) => expect(levelOf(levels, points)?.name).toBe(name))

test('without levels nobody has one', () => expect(levelOf([], 12)).toBeUndefined())

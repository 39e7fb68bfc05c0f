import { describe, expect, it } from 'vitest'
import { flowOf, unionOf, withPlaces } from './union-of'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('unionOf', () => {
  it('is the smallest box around all boxes, and undefined without any', () => {
    expect(unionOf([box(10, 10, 20, 20), box(0, 25, 10, 50)])).toEqual(box(0, 10, 30, 65))
    expect(unionOf([])).toBeUndefined()
  })
})

describe('flowOf', () => {
  it.each([
    ['one under the other', [box(0, 0, 100, 20), box(0, 30, 100, 20)], 'column'],
    ['side by side', [box(0, 0, 50, 20), box(60, 0, 50, 40)], 'row'],
    ['a grid that wraps', [box(60, 0, 50, 20), box(0, 30, 50, 20), box(60, 30, 50, 20)], 'column'],
    ['side by side, turned round', [box(60, 0, 50, 20), box(0, 0, 50, 40)], 'row'],
    ['one that draws nothing between', [box(0, 0, 50, 20), box(0, 20, 50, 0), box(0, 20, 50, 9)], undefined],
    ['one alone', [box(0, 0, 50, 20)], undefined],
  ] as const)('%s', (_, boxes, flow) => {
    expect(flowOf(boxes)).toBe(flow)
  })
})

describe('withPlaces', () => {
  it('gives a block that renders nothing its place in the order', () => {
    const placed = withPlaces(box(0, 0, 100, 200), [
      { id: 'a', box: undefined },
      { id: 'b', box: box(0, 10, 100, 50) },
      { id: 'c', box: undefined },
    ])
    expect(placed).toEqual([
      { id: 'a', box: box(0, 0, 100, 0) },
      { id: 'b', box: box(0, 10, 100, 50) },
      { id: 'c', box: box(0, 60, 100, 0) },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { canDrag, neighbours, panWithin, wheelSteps, zoomBy } from './gallery-zoom'

describe('zooming a photograph', () => {
  it.each([
    [1, 1, 1.1],
    [1, -1, 1],
    [3, 1, 3],
    [2.9, 1, 3],
    [2.3, 1, 2.4],
  ])('S-GAL-1: goes from %d by %d step to %d', (zoom, steps, then) => expect(zoomBy(zoom, steps)).toBe(then))

  it('S-GAL-1, C-ZOOM: stays 3 after 25 steps up, and comes back to exactly 1, one clean tenth at a time', () => {
    let zoom = 1
    for (let i = 0; i < 25; i++) {
      zoom = zoomBy(zoom, 1)
      expect(String(zoom).length).toBeLessThanOrEqual(3)
    }
    expect(zoom).toBe(3)
    for (let i = 0; i < 20; i++) zoom = zoomBy(zoom, -1)
    expect(zoom).toBe(1)
  })

  it('S-GAL-2: allows dragging only when zoomed, and only as far as the photograph reaches', () => {
    const stage = { width: 800, height: 600 }
    expect([canDrag(1), canDrag(1.1)]).toEqual([false, true])
    expect(panWithin({ x: 100, y: -50 }, 1, stage)).toEqual({ x: 0, y: 0 })
    expect(panWithin({ x: 100, y: -50 }, 1.5, stage)).toEqual({ x: 100, y: -50 })
    expect(panWithin({ x: 9000, y: -9000 }, 2, stage)).toEqual({ x: 400, y: -300 })
  })

  it('takes a notch as one step and lets small deltas add up', () => {
    expect(wheelSteps(0, { deltaY: -100, deltaMode: 0 })).toEqual({ steps: 1, rest: 0 })
    expect(wheelSteps(0, { deltaY: 3, deltaMode: 1 })).toEqual({ steps: -1, rest: 0 })
    expect(wheelSteps(0, { deltaY: 30, deltaMode: 0 })).toEqual({ steps: 0, rest: 30 })
    expect(wheelSteps(30, { deltaY: 30, deltaMode: 0 })).toEqual({ steps: -1, rest: 0 })
    expect(wheelSteps(30, { deltaY: -30, deltaMode: 0 })).toEqual({ steps: 0, rest: -30 })
  })
})

it('S-GAL-4: preloads both neighbours, around the ends too', () => {
  expect(neighbours(2, 5)).toEqual([1, 3])
  expect(neighbours(0, 5)).toEqual([4, 1])
  expect(neighbours(0, 2)).toEqual([1])
  expect(neighbours(0, 1)).toEqual([])
})

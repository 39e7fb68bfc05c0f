import { describe, expect, it } from 'vitest'
import { ABOVE, markPlaces } from './mark-places'

const frame = { width: 800, height: 600, above: ABOVE }
const tag = { width: 90, height: 24 }
const tools = { width: 140, height: 36 }
const places = (x: number, y: number, width: number, height: number, padding: number, seen = frame) =>
  markPlaces({ x, y, width, height }, padding, seen, tag, tools)

describe('markPlaces', () => {
  it('is inside the top corners of a block that has enough padding', () => {
    expect(places(0, 100, 800, 300, 64)).toEqual({ tag: { x: 0, y: 100 }, tools: { x: 652, y: 108 } })
  })
  it('is just outside where it would cover words', () => {
    const { tag: name, tools: bar } = places(50, 100, 700, 300, 0)
    expect(name.y + tag.height).toBe(100)
    expect(bar.y + tools.height).toBeLessThan(100)
  })
  it('puts the tools under a block too narrow for both', () => {
    const { tools: bar } = places(300, 100, 120, 80, 0)
    expect(bar.y).toBeGreaterThan(180)
  })
  it('keeps the name visible while the block is, and hides it with the block', () => {
    expect(places(0, -200, 800, 500, 64).tag.y).toBe(0)
    expect(places(0, -490, 800, 500, 64).tag.y).toBe(-14)
  })
  it('stays inside a frame that has nothing above it', () => {
    const { tag: name, tools: bar } = places(0, 4, 800, 300, 0, { ...frame, above: 0 })
    expect(Math.min(name.y, bar.y)).toBeGreaterThanOrEqual(0)
  })
  it('never leaves the frame at its sides, nor above the visible stage', () => {
    for (let x = -200; x <= 900; x += 50)
      for (let y = -300; y <= 600; y += 50)
        for (const padding of [0, 40]) {
          const { tag: name, tools: bar } = places(x, y, 300, 400, padding)
          expect(name.x).toBeGreaterThanOrEqual(0)
          expect(name.x + tag.width).toBeLessThanOrEqual(frame.width)
          expect(bar.x).toBeGreaterThanOrEqual(0)
          expect(bar.x + tools.width).toBeLessThanOrEqual(frame.width)
          if (y >= -300 + ABOVE && y + 400 >= tools.height) expect(Math.min(name.y, bar.y)).toBeGreaterThanOrEqual(-ABOVE)
        }
  })
})

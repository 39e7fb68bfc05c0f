import { describe, expect, it } from 'vitest'
import { spotOnPhone } from './spot-on-phone'

const wide = { width: 1600, height: 1000 }

describe('a point of the hero on a phone', () => {
  it('keeps the middle in the middle', () => expect(spotOnPhone({ x: 50, y: 50 }, wide)).toEqual({ x: 50, y: 50 }))
  it('moves outwards with the crop', () => expect(spotOnPhone({ x: 60, y: 40 }, wide)).toEqual({ x: 70, y: 40 }))
  it('follows the focal point', () => expect(spotOnPhone({ x: 60, y: 40 }, { ...wide, focal: '60% 50%' })).toEqual({ x: 60, y: 40 }))
  it('never leaves the picture', () => expect(spotOnPhone({ x: 2, y: 99 }, wide)).toEqual({ x: 8, y: 92 }))
  it('crops height where the picture is tall', () =>
    expect(spotOnPhone({ x: 50, y: 60 }, { width: 400, height: 1000 })).toEqual({ x: 50, y: 70 }))
})

import { describe, expect, it, test } from 'vitest'
import { fromPyeong, inPyeong, materialNeed } from './material-need'

describe('Q-058: what rooms need', () => {
  it('takes more for what is cut off, and rounds up to whole packs', () => {
    expect(materialNeed([20], 2.376, 10)).toEqual({ area: 20, loss: 2, withLoss: 22, packs: 10, covered: 23.76 })
    expect(materialNeed([20], 16.5, 10)).toMatchObject({ packs: 2 })
  })

  it('is not one pack more because of the arithmetic', () => {
    expect(Math.ceil((3 * 1.1) / 3.3)).toBe(2)
    expect(materialNeed([20], 2.2, 10)?.packs).toBe(10)
    expect(materialNeed([3], 3.3, 10)?.packs).toBe(1)
    expect(materialNeed([20.01], 2.2, 10)?.packs).toBe(11)
    expect(materialNeed([0.1, 0.2], 0.3, 0)?.packs).toBe(1)
  })

  it('60㎡ of herringbone in three rooms are 35 boxes by hand: 60 × 1.15 ÷ 1.98 = 34.85, rounded up once', () => {
    const rooms = [25.5, 20.25, 14.25]
    expect(materialNeed(rooms, 1.98, 15)).toMatchObject({ area: 60, withLoss: 69, packs: 35 })
    const oneByOne = rooms.map((room) => materialNeed([room], 1.98, 15)!.packs)
    expect(oneByOne).toEqual([15, 12, 9])
    expect(materialNeed(rooms, 1.98, 5)).toMatchObject({ withLoss: 63, packs: 32 })
  })

  it('puts packs by for repairs where they are wanted', () => {
    expect(materialNeed([60], 1.98, 15, 1)?.packs).toBe(36)
  })

  it.each([
    [[], 2, 10],
    [[0], 2, 10],
    [[-3], 2, 10],
    [[Number.NaN], 2, 10],
    [[Infinity], 2, 10],
    [[20], 0, 10],
    [[20], Number.NaN, 10],
    [[20], 2, -1],
    [[20], 2, 61],
  ])('says nothing of rooms of %j㎡ in packs of %d㎡ with %d %%', (rooms, pack, loss) =>
    expect(materialNeed(rooms, pack, loss)).toBeUndefined(),
  )
})

test('평 are 400/121 square metres', () => {
  expect(fromPyeong(121)).toBeCloseTo(400, 10)
  expect(inPyeong(fromPyeong(25))).toBeCloseTo(25, 10)
})

import { describe, expect, it } from 'vitest'
import { AREA_MOST, inPyeong, materialNeed, squareMetres } from './material-need'

describe('Q-058: what an area needs', () => {
  it('takes a tenth more and rounds up to whole packs', () => {
    expect(materialNeed(20, 2.376)).toEqual({ area: 20, withLoss: 22, packs: 10, covered: 23.76 })
    expect(materialNeed(20, 16.5)).toMatchObject({ packs: 2 })
  })

  it('is not one pack more because of the arithmetic', () => {
    expect(Math.ceil((3 * 1.1) / 3.3)).toBe(2)
    expect(materialNeed(20, 2.2)?.packs).toBe(10)
    expect(materialNeed(3, 3.3)?.packs).toBe(1)
    expect(materialNeed(20.01, 2.2)?.packs).toBe(11)
  })

  it('counts 평 as 400/121 square metres', () => {
    expect(squareMetres(121, 'pyeong')).toBeCloseTo(400, 10)
    expect(squareMetres(20, 'm2')).toBe(20)
    expect(inPyeong(squareMetres(25, 'pyeong'))).toBeCloseTo(25, 10)
    expect(materialNeed(squareMetres(6, 'pyeong'), 2.376)).toMatchObject({ area: 19.834711, packs: 10 })
  })

  it.each([
    [0, 2],
    [-3, 2],
    [Number.NaN, 2],
    [Infinity, 2],
    [20, 0],
    [20, Number.NaN],
    [AREA_MOST * 10, 2],
  ])('says nothing of %d㎡ in packs of %d㎡', (area, pack) => expect(materialNeed(area, pack)).toBeUndefined())
})

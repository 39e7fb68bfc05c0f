import { expect, it } from 'vitest'
import { amountWords, areaWords, onePack } from './amount-words'

it('writes quantities in the unit of the pack', () => {
  expect([amountWords(12, '박스'), onePack('박스')]).toEqual(['12박스', '1박스'])
  expect([amountWords(1200, 'm'), onePack('m')]).toEqual(['길이 1,200m', '길이 1m'])
})

it('writes areas in square metres first', () => {
  expect(areaWords(20, 6.05)).toBe('20㎡(약 6평)')
  expect(areaWords(1, 0.3)).toBe('1㎡(약 1평)')
  expect(areaWords(19.834711, 6)).toBe('19.83㎡(약 6평)')
})

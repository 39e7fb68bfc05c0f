import { expect, test } from 'vitest'
import { moneyText } from './money-text'

test('amounts of money are read in thousands, and nothing else is', () => {
  expect([moneyText('파는 값(원)', '1250000'), moneyText('파는 값(원)', '-12,500'), moneyText('파는 값(원)', '12만')]).toEqual([
    '1,250,000',
    '-12,500',
    '12만',
  ])
  expect(moneyText('지은 해', '2024')).toBe('2024')
})

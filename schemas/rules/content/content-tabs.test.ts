import { expect, it } from 'vitest'
import { tabOf } from './content-tabs'

it('C-TABS: trendTab is HT01 and guideTab AZ01 where the address says nothing (RT-34)', () => {
  expect(tabOf('trendship', {})).toBe('HT01')
  expect(tabOf('style-guide', {})).toBe('AZ01')
})

it.each(['HT01', 'HT02'])('C-TABS: trendTab %s is one of two', (code) => expect(tabOf('trendship', { trendTab: code })).toBe(code))
it.each(['AZ01', 'AZ02', 'AZ03', 'AZ04'])('C-TABS: guideTab %s is one of four', (code) =>
  expect(tabOf('style-guide', { guideTab: code })).toBe(code),
)

it.each(['', 'AZ05', 'HT02', 'az01', '가'.repeat(10_000)])('a tab that is not there is the first', (code) =>
  expect(tabOf('style-guide', { guideTab: code })).toBe('AZ01'),
)

it('a magazine has no tabs', () => expect(tabOf('life-book', { guideTab: 'AZ02' })).toBeUndefined())

import { expect, test } from 'vitest'
import { slugFault, tidySlug } from './slug-fault'

test('spaces become hyphens, and none is left at an end', () => {
  expect(tidySlug(' 겨울  배송 안내 ')).toBe('겨울-배송-안내')
  expect(tidySlug('Winter - Sale-')).toBe('winter-sale')
})

test('the letters that may not stand in an address are named, each once', () => {
  expect(slugFault(tidySlug('겨울 배송 / 안내!!'))).toContain('‘/’, ‘!’ 글자는 쓸 수 없습니다.')
  expect(slugFault('겨울-배송-2026')).toBeUndefined()
  expect(slugFault('')).toBeUndefined()
})

test('a number is the address of another record', () => expect(slugFault('12')).toContain('숫자만으로는'))

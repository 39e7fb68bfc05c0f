import { expect, test } from 'vitest'
import { stockTags } from './stock-tags'

test.each([
  [40, 39, []],
  [10, 12, []],
  [10, 9, ['goods:a']],
  [9, 8, ['goods:a']],
  [9, 30, ['goods:a']],
  [1, 0, ['goods', 'prices', 'goods:a']],
  [0, 50, ['goods', 'prices', 'goods:a']],
  [0, 0, []],
])('%i pieces, then %i', (before, after, tags) => expect(stockTags('a', before, after)).toEqual(tags))

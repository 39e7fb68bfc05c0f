import { expect, test } from 'vitest'
import type { Product } from '../_parts/product/product'
import { buyLink } from './buy-link'

const offer = (goodsId: string, soldOutYn: 'Y' | 'N' = 'N') => ({ goodsId, soldOutYn }) as Product['offerList'][number]

test('what one piece of goods sells is bought there, what several sell is chosen first, and what is sold out is not bought', () => {
  expect(buyLink({ offerList: [offer('a'), offer('b', 'Y')] })?.href).toBe('/store/goods/a')
  expect(buyLink({ offerList: [offer('a'), offer('b')] })?.href).toBe('#offers')
  expect(buyLink({ offerList: [offer('b', 'Y')] })).toBeUndefined()
  expect(buyLink({ offerList: [] })).toBeUndefined()
})

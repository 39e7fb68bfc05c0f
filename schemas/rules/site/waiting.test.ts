import { expect, test } from 'vitest'
import { standInFor } from './waiting'

test.each([['/mypage/shop/order/exchange', '/preparing/store']])('%s leads to %s', (path, page) => expect(standInFor(path)).toBe(page))

test.each([
  '/zin/consulting/start',
  '/zin/previous-consulting/12',
  '/zin/brand/zenne/recruitment',
  '/zin/brand/zinous',
  '/store',
  '/store/goods',
  '/store/goods/12',
  '/store/home',
  '/store/order/store-cart',
  '/store/order/guest-agreement',
  '/store/order/payment',
  '/store/order/order-complete',
  '/zin/exhibition',
  '/zin/exhibition/detail/a',
  '/zin/exhibition/modelhouse',
  '/zin/exhibition/nothing',
  '/mypage',
  '/mypage/alarm',
  '/preparing/store',
  '/zin/consulting',
])('%s waits for nothing', (path) => expect(standInFor(path)).toBeUndefined())

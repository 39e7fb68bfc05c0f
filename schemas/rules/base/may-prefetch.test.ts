import { expect, test } from 'vitest'
import { mayPrefetch } from './may-prefetch'

const may = (address: string) => mayPrefetch(new URL(address, 'http://site'))

test('pages may be fetched early', () => {
  for (const address of ['/', '/styling/home', '/zin/category/floor?mcate=floor-wood']) expect(may(address), address).toBe(true)
})

test('what signs out, orders, is personal or is for staff may not', () => {
  for (const address of [
    '/logout',
    '/mypage/scrap',
    '/store/order/cart',
    '/svc/x',
    '/ice_builder',
    '/styling/home?preview=Y&ctx=adm',
    '/cs?editorId=3',
  ])
    expect(may(address), address).toBe(false)
})

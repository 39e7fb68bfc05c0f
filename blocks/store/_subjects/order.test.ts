import { expect, test } from 'vitest'
import { order } from './order'

const open = (id?: string) =>
  order({
    params: id === undefined ? {} : { id },
    query: {},
    route: '/mypage/shop/order/detail/:id?',
    now: '2026-06-01T00:00:00Z',
    call: undefined as never,
  })

test('SYS-40: a page about an order without its number leads to the list, and what is no number is no page', async () => {
  expect(await open()).toEqual({ redirect: '/mypage/shop/order' })
  expect(await open('1')).toBe('missing')
  expect(await open('260601-7K2M9QX4T8WZ3')).toMatchObject({ found: { record: { orderId: '260601-7K2M9QX4T8WZ3' } } })
})

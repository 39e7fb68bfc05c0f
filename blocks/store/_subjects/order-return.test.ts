import { expect, test } from 'vitest'
import { orderReturn } from './order-return'

const of = (params: Record<string, string>) => orderReturn({ params } as unknown as Parameters<typeof orderReturn>[0])

test('SYS-40: a return has a number, and without one its page leads to the list', async () => {
  expect(await of({})).toEqual({ redirect: '/mypage/shop/refund' })
  expect(await of({ id: '10000' })).toMatchObject({ found: { title: '신청 10000' } })
  expect(await of({ id: '0' })).toBe('missing')
})

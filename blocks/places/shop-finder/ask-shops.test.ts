import { expect, test, vi } from 'vitest'
import { askShops } from './ask-shops'
import { finderQuery } from './finder-query'

const shop = (id: string, LAT: number) => ({ SHOP_ID: id, LAT, LNG: 127 })
const answer = {
  items: [shop('far', 35), shop('here', 37.5), shop('middle', 36.5)],
  item: { regions: [], districts: [], types: [] },
  totalCount: 3,
}

test('a list by distance loads all stores once, orders them here and never sends the place; other conditions load anew', async () => {
  const call = vi.fn().mockResolvedValue(answer)
  const ask = (query: Record<string, string>, near?: { lat: number; lng: number }) =>
    askShops(call, { ...finderQuery(query), near }, 2, new AbortController().signal)
  const near = { lat: 37.55, lng: 127 }
  expect((await ask({}, near)).shops.map(({ SHOP_ID }) => SHOP_ID)).toEqual(['here', 'middle'])
  expect((await ask({ page: '2' }, near)).shops.map(({ SHOP_ID }) => SHOP_ID)).toEqual(['far'])
  expect(call).toHaveBeenCalledTimes(1)
  await ask({ region: '서울' }, near)
  await ask({ page: '2' })
  expect(call).toHaveBeenCalledTimes(3)
  for (const [, input] of call.mock.calls as [unknown, Record<string, unknown>][]) expect(Object.keys(input)).not.toContain('near')
  expect(call.mock.lastCall?.[1]).toMatchObject({ page: 2, size: 2 })
})

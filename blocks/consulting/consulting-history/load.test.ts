import { expect, test } from 'vitest'
import type { AnyContract } from '@/schemas/api/base/contract'
import { listMyVisits } from '@/schemas/api/places/visits'
import { load } from './load'

const VISIT = { key: 'v', placeName: '논현 전시장' }
const call = (contract: AnyContract) => Promise.resolve(contract.id === listMyVisits.id ? { items: [VISIT] } : { items: [], totalCount: 0 })
const loaded = (tab: string, page = '1') =>
  load({ props: { tab }, page: { query: { page } }, call, signal: new AbortController().signal } as unknown as Parameters<typeof load>[0])

test('전체 shows booked visits before the consultations, and the tab of the shops shows them as well', async () => {
  const placesOf = async (tab: string, page?: string) => (await loaded(tab, page)).data.booked.map(({ placeName }) => placeName)
  expect(await placesOf('all')).toEqual(['논현 전시장'])
  expect(await placesOf('smart')).toEqual(['논현 전시장'])
  expect(await placesOf('all', '2')).toEqual([])
  expect(await placesOf('qna')).toEqual([])
})

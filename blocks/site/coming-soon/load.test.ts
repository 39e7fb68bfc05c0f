import { expect, test } from 'vitest'
import type { LoadInput } from '@/renderer/define-block'
import { load } from './load'
import type { Props } from './schema'

const at = (now: string, opensOn?: string) =>
  load({ props: { title: '준비', topic: 'store', ...(opensOn ? { opensOn } : {}) }, page: { now } } as LoadInput<Props>)

test('the opening day is shown until it arrives in Seoul, and the page is rendered again then', async () => {
  expect(await at('2027-03-31T14:59:59Z', '2027-04-01')).toEqual({
    data: { opensOn: '2027.04.01 (목)' },
    freshUntil: '2027-04-01T00:00:00+09:00',
  })
  expect(await at('2027-03-31T15:00:00Z', '2027-04-01')).toEqual({ data: { opensOn: undefined } })
  expect(await at('2027-03-31T15:00:00Z')).toEqual({ data: { opensOn: undefined } })
})

import { expect, test, vi } from 'vitest'
import { load } from './load'

const open = (id: number, state = 'open') => ({ id, state })
const asked = vi.fn(async (_: unknown, input: { size: number }) => ({
  items: [open(1), open(2), open(3, 'coming')].slice(0, input.size),
  totalCount: 3,
}))
const loaded = async (props: object) => {
  const page = { query: {}, now: new Date() }
  const { data } = (await load({ props: { kind: 'promotion', ...props }, page, call: asked } as never)) as { data: { exhibits: object[] } }
  return data.exhibits
}

test('what a banner above shows is left out, and the number of the others stays', async () => {
  expect(await loaded({ paging: false, size: 2 })).toEqual([open(1), open(2)])
  expect(await loaded({ paging: false, size: 2, skip: 1 })).toEqual([open(2), open(3, 'coming')])
  expect(await loaded({ paging: false, size: 2, skip: 1, running: true })).toEqual([open(2)])
})

test('a list with pages leaves nothing out', async () => {
  expect(await loaded({ size: 2, skip: 1 })).toEqual([open(1), open(2)])
})

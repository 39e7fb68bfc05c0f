// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { MemberTimeline } from './member-timeline'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/schemas/api/base/call', () => ({ call }))
const { place, render } = reactPlace()
/** Three pages of one happening each. */
call.mockImplementation(async (_: unknown, { kind = '', cursor = '0' }: { kind?: string; cursor?: string }) => {
  const page = Number(cursor)
  const entry = {
    key: `${kind}${page}`,
    kind: 'note',
    at: `2026-05-0${9 - page}T00:00:00Z`,
    words: `‘${kind}${page}’`,
    detail: '',
    state: '',
    path: '',
    isBad: false,
  }
  return {
    items: [entry],
    item: {
      next: page < 2 ? String(page + 1) : null,
      counts: [
        { kind: 'order', count: 3 },
        { kind: 'note', count: 3 },
      ],
    },
  }
})
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 30)))
const open = async (version: number) => {
  await render(<MemberTimeline memberNo="first" query="" version={version} />)
  await settle()
}
const press = async (words: string) => {
  await act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent.includes(words))!.click())
  await settle()
}
const told = () => [...place.querySelectorAll('li')].map(({ textContent }) => /‘(\w+)’/.exec(textContent)?.[1])

test('the pages that were opened stay open when something was added, and another kind begins with its first', async () => {
  await open(0)
  expect(told()).toEqual(['0'])
  await press('이전 일 더 보기')
  await press('이전 일 더 보기')
  expect(told()).toEqual(['0', '1', '2'])
  call.mockClear()
  await open(1)
  expect(told()).toEqual(['0', '1', '2'])
  expect(call).toHaveBeenCalledTimes(3)
  await press('주문')
  expect(told()).toEqual(['order0'])
})

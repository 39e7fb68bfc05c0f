// @vitest-environment happy-dom
import { act } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { SavedViews } from './saved-views'
import type { SavedView } from './use-saved-views'

const { render } = reactPlace()
const LOCAL = 'maru-views/admin/notices'
const own = { id: 'a', name: '행사', query: '?filter=category%3Aevent', columns: ['title'], isShared: false, isOwn: true }
const OWN: SavedView = { ...own, by: { id: 'admin', name: '관리자' } }
const OTHERS: SavedView = {
  ...OWN,
  id: 'b',
  name: '초안',
  query: '?state=draft',
  columns: [],
  isShared: true,
  isOwn: false,
  by: { id: 'm', name: '김매니저' },
}

let views: SavedView[]
let refusal: CallFailure | undefined
const asked = vi.fn()
setCaller((async ({ id }: { id: string }, input: Record<string, unknown>) => {
  if (id === 'savedView.list') return { items: views }
  asked(id, input)
  if (refusal) throw refusal
  if (id === 'savedView.store')
    views = [
      ...views.filter(({ name }) => name !== input['name']),
      { ...OWN, columns: [], isShared: false, ...input, id: `new ${String(input['name'])}` },
    ]
  else views = views.filter((view) => view.id !== input['id'])
  return { item: views.at(-1) }
}) as unknown as Caller)
afterAll(() => setCaller(fetchCall))
beforeEach(() => {
  asked.mockClear()
  localStorage.clear()
  views = [OWN, OTHERS]
  refusal = undefined
})

const onOpen = vi.fn()
const onAnnounce = vi.fn()
const popup = () => document.querySelector('[aria-label="저장한 보기"][role=dialog]')!
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!
const press = (name: string) => act(async () => button(name).click())
const listed = () =>
  [...popup().querySelectorAll('ul')].map((list) => [
    list.getAttribute('aria-label'),
    ...[...list.querySelectorAll('span')].map((one) => one.textContent),
  ])

async function show({ isAdmin = false, canShare = true, query = '?sort=name' } = {}): Promise<void> {
  await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SavedViews
        type="notices"
        staffId="admin"
        canShare={canShare}
        isAdmin={isAdmin}
        query={query}
        columns={['title', 'postedAt']}
        onOpen={onOpen}
        onAnnounce={onAnnounce}
      />
    </SWRConfig>,
  )
  await press('저장한 보기')
}

test('one’s own views and those that others share are told apart, and a press opens query and columns', async () => {
  await show()
  expect(listed()).toEqual([
    ['내 보기', '행사'],
    ['함께 쓰는 보기', '초안', '김매니저'],
  ])
  expect(button('초안 보기 지우기')).toBeUndefined()
  await act(async () => [...popup().querySelectorAll('button')].find(({ textContent }) => textContent === '행사')!.click())
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ query: '?filter=category%3Aevent', columns: ['title'] }))
})

test('the present view is stored with its columns, shared and shared no more, and deleted', async () => {
  await show({ isAdmin: true })
  await act(async () => typeInto(popup().querySelector('input[aria-label="보기 이름"]')!, '이름 차례'))
  await act(async () => popup().querySelector<HTMLInputElement>('input[type=checkbox]')!.click())
  await press('저장')
  const given = { type: 'notices', name: '이름 차례', query: '?sort=name', columns: ['title', 'postedAt'] }
  expect(asked).toHaveBeenLastCalledWith('savedView.store', { ...given, isShared: true })
  expect(onAnnounce).toHaveBeenLastCalledWith('지금 보기를 ‘이름 차례’로 저장했습니다.')
  expect(button('이름 차례 보기를 모두와 함께 쓰기').getAttribute('aria-pressed')).toBe('true')
  await press('이름 차례 보기를 모두와 함께 쓰기')
  expect(asked).toHaveBeenLastCalledWith('savedView.store', { ...given, isShared: false })
  await press('초안 보기 지우기')
  expect(asked).toHaveBeenLastCalledWith('savedView.delete', { type: 'notices', id: 'b' })
  expect(listed()).toEqual([['내 보기', '행사', '이름 차례']])
})

test('what this browser alone remembered is brought to the server, once', async () => {
  localStorage.setItem(
    LOCAL,
    JSON.stringify([{ name: '예전 것', query: '?state=draft' }, { name: '행사', query: '?state=live' }, 'broken']),
  )
  await show()
  expect(asked.mock.calls).toEqual([['savedView.store', { type: 'notices', name: '예전 것', query: '?state=draft' }]])
  expect(localStorage.getItem(LOCAL)).toBeNull()
  expect(listed()[0]).toEqual(['내 보기', '행사', '예전 것'])
})

test('what the server refuses is said, stays typed, and is still in this browser', async () => {
  localStorage.setItem(LOCAL, JSON.stringify([{ name: '예전 것', query: '' }]))
  refusal = new CallFailure('409', '보기는 50개까지 저장할 수 있습니다.', { status: 409 })
  await show({ canShare: false })
  expect(popup().querySelector('input[type=checkbox]')).toBeNull()
  await act(async () => typeInto(popup().querySelector('input[aria-label="보기 이름"]')!, '하나 더'))
  await press('저장')
  expect(popup().querySelector('[role=alert]')!.textContent).toBe('보기는 50개까지 저장할 수 있습니다.')
  expect(popup().querySelector<HTMLInputElement>('input[aria-label="보기 이름"]')!.value).toBe('하나 더')
  expect(localStorage.getItem(LOCAL)).not.toBeNull()
})

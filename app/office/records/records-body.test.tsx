// @vitest-environment happy-dom
import { setTimeout } from 'node:timers/promises'
import { act, useState } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { noticeRecord } from '@/schemas/records/content/notice-record'
import { rightsOf, type RoleRights } from '@/schemas/rules/base/rights'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { recordView, type RecordListView } from './record-list-view'
import { RecordsBody } from './records-body'
import type { RecordRow } from './records-table'

const { place, render } = reactPlace()
const row = (id: string, name: string, more: Partial<RecordRow> = {}): RecordRow =>
  ({
    ...{
      id,
      name,
      version: 1,
      state: 'live',
      picture: '',
      values: { category: 'guide' },
      publishAt: null,
      withdrawAt: null,
      deletedAt: null,
    },
    ...{ updatedAt: '2026-11-01T00:00:00.000Z', updatedBy: 'staff:admin' },
    ...more,
  }) as RecordRow
const ROWS = [
  row('1', '휴무 안내'),
  row('2', '배송 안내', { state: 'draft' }),
  row('3', '예약한 글', { publishAt: '2030-01-01T00:00:00.000Z' }),
]

const USAGES = [
  { kind: 'page', type: '', id: '/zin/home', name: '제품 홈', isPublished: true },
  { kind: 'record', type: 'products', id: 'P1', name: '온돌마루', isPublished: false },
]
const asked = vi.fn()
let refusal: CallFailure | undefined
setCaller((async ({ id }: { id: string }, input: Record<string, unknown>) => {
  if (id === 'savedView.list') return { items: [] }
  if (id.startsWith('codes') || id.startsWith('code')) return { items: [{ code: 'guide', name: '안내' }] }
  if (id === 'record.usages') return { items: USAGES }
  asked(id, input)
  if (refusal) throw refusal
  if (id === 'record.undo') return { item: { done: 1, refused: [] } }
  const ids = (input['ids'] as string[] | undefined) ?? []
  const refused = ids.includes('2') ? [{ id: '2', name: '배송 안내', why: '본문을 입력해 주세요.' }] : []
  const done = ((input['expected'] as number | undefined) ?? ids.length) - refused.length
  return { item: { batch: 'b1', done, refused } }
}) as unknown as Caller)
afterAll(() => setCaller(fetchCall))
beforeEach(() => {
  asked.mockClear()
  refusal = undefined
})

const view = recordView(noticeRecord)
function Body({ rights, query, total }: { rights: RoleRights | undefined; query: string; total: number }) {
  const [shown, setShown] = useState<RecordListView>(() => view.read(query))
  const mine = rightsOf(rights ? { role: 'mng', rights } : { role: 'adm' })
  const answer = { items: ROWS, totalCount: total, item: { counts: { all: total }, isMore: false, names: {} } }
  return (
    <RecordsBody
      type={noticeRecord}
      staffId="admin"
      isAdmin={!rights}
      rights={mine}
      columns={undefined}
      onColumns={() => undefined}
      view={shown}
      go={(change) => setShown((old) => view.change(old, change))}
      kind={view}
      list={{ data: { answer, at: 0 }, error: undefined, isValidating: false, mutate: vi.fn() } as never}
      whole={{ total, isMore: false }}
      openPage={() => undefined}
      create={undefined}
    />
  )
}
const show = ({ rights, query = '', total = 3 }: { rights?: RoleRights; query?: string; total?: number } = {}) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Body rights={rights} query={query} total={total} />
    </SWRConfig>,
  )
const named = (name: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], [role=checkbox]')].find((one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
    return typeof name === 'string' ? words === name : name.test(words)
  })
const press = (name: string | RegExp) => act(async () => named(name)!.click())
const choose = (label: string) => act(async () => place.querySelector<HTMLElement>(`[aria-label="${label} 고르기"]`)!.click())
const acts = () => asked.mock.calls.map(([, input]) => input as Record<string, unknown>)

test('several are asked about before they are published; what refuses is named and stays chosen, and all of it can be undone', async () => {
  await show()
  await choose('휴무 안내')
  await choose('배송 안내')
  await press('게시')
  expect(document.body.textContent).toContain('게시하시겠습니까?')
  expect(acts()).toEqual([])
  await press('2개 게시')
  expect(acts()).toEqual([{ type: 'notices', act: 'publish', ids: ['1', '2'] }])
  expect(place.textContent).toContain('본문을 입력해 주세요.')
  expect(place.textContent).toContain('1개 선택')
  await press('되돌리기')
  expect(asked).toHaveBeenLastCalledWith('record.undo', { type: 'notices', batch: 'b1' })
})

test('all that the list matches are sent as its filter with the number that was seen, not as ids', async () => {
  await show({ query: '?q=안내&filter=category%3Aguide&state=live', total: 120 })
  for (const { name } of ROWS) await choose(name)
  await press(/조건에 맞는 120개 모두 선택/)
  await press('휴지통으로')
  await press(/^120개 휴지통으로/)
  expect(acts()).toEqual([{ type: 'notices', act: 'trash', search: '안내', filter: 'category:guide', state: 'live', expected: 120 }])
})

test('what is taken away is asked for first, with who uses it', async () => {
  await show()
  await press('휴무 안내 더 보기')
  await press('휴지통으로')
  expect(acts()).toEqual([])
  const dialog = document.querySelector('[role=dialog]')!
  for (const words of ['휴지통으로 옮기시겠습니까?', '휴무 안내', '2곳에서 쓰고 있습니다.', '제품 홈', '온돌마루', '(게시 전)'])
    expect(dialog.textContent).toContain(words)
  await press('휴지통으로 옮기기')
  expect(acts()).toEqual([{ type: 'notices', act: 'trash', ids: ['1'] }])
})

test('another filter is another list: what was chosen in the old one is left', async () => {
  await show()
  await choose('휴무 안내')
  expect(place.textContent).toContain('1개 선택')
  await act(async () => typeInto(place.querySelector<HTMLInputElement>('input[type=search]')!, '배송'))
  // A search waits for a pause in typing.
  await act(() => setTimeout(600))
  expect(place.textContent).not.toContain('1개 선택')
})

test('a failure is said where the result would stand, and the list stays', async () => {
  await show()
  refusal = new CallFailure('409', '목록이 그사이 바뀌었습니다.', { status: 409 })
  await press('예약한 글 더 보기')
  await press('예약 취소')
  expect(place.textContent).toContain('목록이 그사이 바뀌었습니다.')
  expect(place.textContent).toContain('휴무 안내')
})

test('a role that reads chooses and changes nothing; one that writes does not publish', async () => {
  await show({ rights: { notices: { acts: ['see'] } } })
  expect(place.querySelector('[aria-label="휴무 안내 고르기"]')).toBeNull()
  await press('배송 안내 더 보기')
  expect(named('열기') ?? document.querySelector('[role=menuitem]')).toBeTruthy()
  expect([named('게시'), named('휴지통으로')]).toEqual([undefined, undefined])
})

test('one that writes may not publish, one by one or many', async () => {
  await show({ rights: { notices: { acts: ['see', 'write'] } } })
  await choose('배송 안내')
  expect(named('게시')).toBeUndefined()
  await press('배송 안내 더 보기')
  expect([named('게시'), named('휴지통으로')]).toEqual([undefined, undefined])
})

// @vitest-environment happy-dom
import { setTimeout } from 'node:timers/promises'
import { act } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import type { FieldSchema } from './field-schema'
import { ReferenceInput } from './reference-input'
import type { RecordOption } from './record-option'
import { TargetProvider, type Target } from './target'

const { place, render } = reactPlace()
const option = (id: string, name: string, more: Partial<RecordOption> = {}): RecordOption => ({
  ...{ id, name, state: 'live', picture: '', isDeleted: false },
  ...more,
})
const OPTIONS = [
  option('P1', '오크 마루'),
  option('P2', '월넛 마루'),
  option('P3', '새 마루', { state: 'draft' }),
  option('P4', '옛 마루', { isDeleted: true }),
]
const asked = vi.fn()
setCaller((async (_: unknown, input: { type: string; ids?: string; search?: string }) => {
  asked(input)
  const ids = input.ids?.split(',')
  return { items: OPTIONS.filter(({ id, name }) => (ids ? ids.includes(id) : name.includes(input.search ?? ''))) }
}) as unknown as Caller)
afterAll(() => setCaller(fetchCall))

const said = vi.fn()
let value: unknown
const listeners = new Set<() => void>()
beforeEach(() => {
  asked.mockClear()
  said.mockClear()
})
const nothing = () => undefined
const targetWith = (isReadOnly: boolean): Target => ({
  ids: [],
  isReadOnly,
  subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  read: () => value,
  holds: () => 'all',
  write: (_, [change]) => {
    value = change!.value
    listeners.forEach((listener) => listener())
    return true
  },
  seal: nothing,
  undo: nothing,
  redo: nothing,
  announce: said,
  requests: createStore(() => ({ requestedField: null })),
})

const MANY: FieldSchema = { type: 'array', title: '제품', source: 'records:products', maxItems: 3, items: { type: 'string' } }
const ONE: FieldSchema = { type: 'string', title: '대표 제품', source: 'records:products', default: '' }

async function show(schema: FieldSchema, start: unknown, { isReadOnly = false } = {}): Promise<void> {
  value = start
  await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TargetProvider value={targetWith(isReadOnly)}>
        <ReferenceInput pointer="/products" schema={schema} isRequired={false} />
      </TargetProvider>
    </SWRConfig>,
  )
}
const lines = () => [...place.querySelectorAll('ol > li')].map((line) => line.textContent)
const button = (label: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)
const press = (label: string) => act(async () => button(label)!.click())
const box = () => place.querySelector<HTMLInputElement>('input[role=combobox]')!
const offered = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
async function search(text: string): Promise<void> {
  await act(async () => box().focus())
  await act(async () => box().click())
  await act(async () => typeInto(box(), text))
  await act(() => vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith({ type: 'products', search: text })))
  await act(async () => undefined)
}

test('chosen records are named in their order, in one request, with what visitors do not see of them', async () => {
  await show(MANY, ['P2', 'P4', 'P9'])
  expect(lines()).toEqual([
    expect.stringContaining('월넛 마루'),
    expect.stringMatching(/옛 마루.*휴지통/),
    expect.stringContaining('지워진 항목'),
  ])
  expect(asked.mock.calls).toEqual([[{ type: 'products', ids: 'P2,P4,P9' }]])
})

test('a record is searched by the service and added behind the others; one that is chosen is not offered again', async () => {
  await show(MANY, ['P1'])
  await search('마루')
  expect(offered().map((one) => [one.textContent, one.getAttribute('aria-disabled')])).toEqual([
    ['오크 마루고름', 'true'],
    ['월넛 마루', null],
    ['새 마루게시 전', null],
    ['옛 마루휴지통에 있음', null],
  ])
  await act(async () => offered()[1]!.click())
  expect(value).toEqual(['P1', 'P2'])
  expect(said).toHaveBeenCalledWith('월넛 마루를 골랐습니다.')
  expect(box().value).toBe('')
})

test('Alt and an arrow move a record, at the edge not further; a button removes it', async () => {
  await show(MANY, ['P1', 'P2'])
  const key = (label: string, code: string) =>
    act(async () => void button(label)!.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, altKey: true, bubbles: true })))
  await key('오크 마루 옮기기', 'ArrowDown')
  expect(value).toEqual(['P2', 'P1'])
  expect(said).toHaveBeenLastCalledWith('오크 마루를 2개 중 2번째로 옮겼습니다.')
  await key('오크 마루 옮기기', 'ArrowDown')
  expect(value).toEqual(['P2', 'P1'])
  await press('월넛 마루 빼기')
  expect(value).toEqual(['P1'])
})

test('a full list takes no more, and says so', async () => {
  await show(MANY, ['P1', 'P2', 'P3'])
  expect(box()).toBeNull()
  expect(place.textContent).toContain('3개까지 고를 수 있습니다.')
})

/** Everything that stood in the field at any moment. */
let seen = ''
const watch = new MutationObserver(() => (seen += place.textContent))

test('of a single reference the next choice takes the place of the last, and removing leaves it empty', async () => {
  await show(ONE, 'P1')
  watch.observe(place, { childList: true, subtree: true, characterData: true })
  expect(button('오크 마루 옮기기')).toBeNull()
  await search('월넛')
  await act(async () => offered()[0]!.click())
  expect(value).toBe('P2')
  // Until its name is known it is not called deleted.
  for (const _ of [1, 2, 3]) await act(() => setTimeout(20))
  expect(lines()).toEqual([expect.stringContaining('월넛 마루')])
  expect(seen).not.toContain('지워진 항목')
  await press('월넛 마루 빼기')
  expect(value).toBe('')
})

test('where nothing may be written, nothing is moved, removed or searched', async () => {
  await show(MANY, ['P1', 'P2'], { isReadOnly: true })
  expect([button('오크 마루 옮기기'), button('오크 마루 빼기')?.disabled]).toEqual([null, true])
  expect(box().readOnly).toBe(true)
})

// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { AdjustDialog } from './adjust-dialog'
import type { StockRow } from './variant-words'

const { render } = reactPlace()
const row: StockRow = {
  variantId: 'v-1',
  goodsId: 'g-1',
  name: '둥근 의자',
  image: '/a.webp',
  choices: ['밤색'],
  code: '',
  lowAt: null,
  lowFrom: 5,
  isShown: true,
  waiting: 0,
  given: 20,
  reserved: 2,
  sold: 5,
  left: 13,
  state: 'enough',
}
const sent = vi.fn()
let isLost = false
setCaller((async (_: unknown, input: object, options: { key: string }) => {
  sent(input, options.key)
  if (isLost) throw new TypeError('the network is gone')
  return { resultMessage: '팔 수 있는 것이 10개가 되었습니다.' }
}) as unknown as Caller)
afterAll(() => setCaller(fetchCall))

const onDone = vi.fn()
beforeEach(async () => {
  isLost = false
  sent.mockClear()
  onDone.mockClear()
  await render(<AdjustDialog row={row} onDone={onDone} onClose={() => undefined} />)
})
const dialog = () => document.querySelector('[role=dialog]')!
const type = (field: string, text: string) =>
  act(async () => typeInto(dialog().querySelector<HTMLInputElement>(`[data-field=${field}]`)!, text))
const press = () => act(async () => dialog().querySelector<HTMLButtonElement>('button[type=submit]')!.click())

test('it says what there will be before anything is sent, then sends pieces and reason', async () => {
  await type('pieces', '−3')
  expect(dialog().textContent).toContain('바꾸면 팔 수 있는 것이 10개가 됩니다.')
  await type('reason', '  전시장으로 옮겼습니다 ')
  await press()
  expect(sent).toHaveBeenCalledWith({ variantId: 'v-1', pieces: -3, reason: '전시장으로 옮겼습니다' }, expect.any(String))
  expect(onDone).toHaveBeenCalledWith('‘둥근 의자 (밤색)’: 팔 수 있는 것이 10개가 되었습니다.')
})

test.each([
  ['', '0이 아닌 숫자'],
  ['0', '0이 아닌 숫자'],
  ['1.5', '0이 아닌 숫자'],
  ['열', '0이 아닌 숫자'],
  ['100,001', '100,000개까지'],
  ['-14', '13개입니다. 그보다 많이 뺄 수 없습니다.'],
])('%s pieces are refused at the field, and nothing is sent', async (pieces, words) => {
  await type('pieces', pieces)
  await type('reason', '새로 들어왔습니다')
  await press()
  expect(dialog().textContent).toContain(words)
  expect(sent).not.toHaveBeenCalled()
})

test('pressed again after a lost answer it has the same key; other pieces have another', async () => {
  isLost = true
  await type('pieces', '5')
  await type('reason', '새로 들어왔습니다')
  await press()
  await press()
  await type('pieces', '6')
  await press()
  const [first, second, third] = sent.mock.calls.map(([, key]) => key as string)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(onDone).not.toHaveBeenCalled()
})

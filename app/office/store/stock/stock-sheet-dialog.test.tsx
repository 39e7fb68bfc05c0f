// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { StockSheetDialog } from './stock-sheet-dialog'

const { render } = reactPlace()
const sent = vi.fn()
setCaller((async (_: unknown, input: { lines: { line: number }[] }) => {
  sent(input)
  return {
    items: input.lines.map(({ line }) => ({
      line,
      name: `조합 ${line}`,
      before: 3,
      after: 5,
      fault: line === 4 ? '찾을 수 없습니다.' : '',
    })),
  }
}) as unknown as Caller)
afterAll(() => setCaller(fetchCall))

test('lines that cannot be read and lines that the stock cannot do are said together', async () => {
  await render(<StockSheetDialog onDone={() => undefined} onClose={() => undefined} />)
  const dialog = () => document.querySelector('[role=dialog]')!
  const press = () => act(async () => dialog().querySelector<HTMLButtonElement>('button[type=submit]')!.click())
  const sheet = ['상품\t더할 수량', '의자\t열 개', '조명\t2', '없는 것\t1', '소파\t다섯'].join('\n')
  const area = dialog().querySelector('textarea')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, sheet)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press()
  const faulty = [...dialog().querySelectorAll('li.text-danger')].map((one) => one.textContent)
  expect(faulty).toEqual([
    expect.stringMatching(/^2번째 줄: 더할 수량: ‘열 개’ 대신/),
    expect.stringMatching(/^4번째 줄 · 조합 4: 찾을 수 없습니다/),
    expect.stringMatching(/^5번째 줄: 더할 수량: ‘다섯’ 대신/),
  ])
  expect(dialog().textContent).toContain('바뀌는 줄 1개, 바꿀 수 없는 줄 3개')
  await press()
  expect(sent).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { reactPlace } from '@/tests/support/react-place'

// Imports the component itself, not its lazy entry.
const { ReportDialog } = await import('./report-dialog')

const { place, render } = reactPlace()
const hand = atHand(place)
const close = vi.fn()
beforeEach(async () => {
  close.mockClear()
  await render(<ReportDialog noun="글" close={close} />)
})

test('a reason is required, and one of the list suffices', async () => {
  await hand.press('신고하기')
  expect(hand.fault()).toBe('신고하는 이유를 선택해 주세요.')
  expect(document.activeElement).toBe(hand.fields()[0])
  await hand.press(hand.fields()[1]!)
  await hand.press('신고하기')
  expect(close).toHaveBeenCalledWith('욕설이나 비방')
})

test('기타 requires a text', async () => {
  await hand.press(hand.fields().at(-1)!)
  await hand.press('신고하기')
  expect(hand.fault()).toBe('신고하는 이유를 입력해 주세요.')
  await hand.type(place.querySelector('textarea')!, ' 같은 글이 거듭됩니다. ')
  await hand.press('신고하기')
  expect(close).toHaveBeenCalledWith('같은 글이 거듭됩니다.')
})

test('취소 closes without a result', async () => {
  await hand.press('취소')
  expect(close).toHaveBeenCalledWith()
})

// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { StudioDialog } from './studio-dialog'

const { render } = reactPlace()
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const pressOutside = () =>
  act(async () => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }))
    await new Promise((done) => setTimeout(done, 20))
  })
const escape = () =>
  act(async () => {
    document.querySelector('[role=dialog]')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await new Promise((done) => setTimeout(done, 20))
  })
async function opened() {
  const onClose = vi.fn()
  await render(
    <StudioDialog title="준비를 시작합니다" onClose={onClose}>
      <button type="button">준비 시작</button>
    </StudioDialog>,
  )
  await act(() => new Promise((done) => setTimeout(done, 20)))
  return onClose
}

test('the second half of the press that opened it does not close it, and a later press outside does', async () => {
  const onClose = await opened()
  vi.advanceTimersByTime(200)
  await pressOutside()
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  await pressOutside()
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape closes it at once', async () => {
  const onClose = await opened()
  await escape()
  expect(onClose).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { holdBack } from './hold-back'

// The test's history does not travel; what counts is what it is asked to do.
const back = vi.spyOn(history, 'back').mockImplementation(() => {})
const goTo = (state: unknown) => {
  history.replaceState(state, '')
  dispatchEvent(new PopStateEvent('popstate', { state }))
}
afterEach(() => {
  back.mockClear()
  history.replaceState(null, '')
})

it('adds an entry that keeps what the page had in its own', () => {
  history.replaceState({ tree: 1 }, '')
  holdBack(() => {})()
  expect(history.state).toMatchObject({ tree: 1 })
})

it('closes on Back, and does not go back again for it, whoever heard of it first', () => {
  const close = vi.fn()
  let release = () => {}
  const early = () => release()
  addEventListener('popstate', early)
  release = holdBack(close)
  goTo(null)
  release()
  removeEventListener('popstate', early)
  expect(back).not.toHaveBeenCalled()
})

it('S-MODAL-3: calls close on Back', () => {
  const close = vi.fn()
  holdBack(close)
  goTo(null)
  expect(close).toHaveBeenCalledTimes(1)
})

it('takes its entry back when it is closed in another way', () => {
  const close = vi.fn()
  holdBack(close)()
  expect(back).toHaveBeenCalledTimes(1)
  expect(close).not.toHaveBeenCalled()
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as page from './hold-back'
import { whenLeft } from './when-left'

// The test's history does not navigate; the test checks the calls.
const back = vi.spyOn(history, 'back').mockImplementation(() => {})
const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
/** The history entry that the browser has navigated to. */
const goTo = (state: unknown) => {
  history.replaceState(state, '')
  dispatchEvent(new PopStateEvent('popstate', { state }))
}
const stateNow = (): unknown => history.state
const opened = () => {
  const before = stateNow()
  const close = vi.fn()
  return { before, close, release: page.holdBack(close) }
}
beforeEach(() => {
  history.replaceState({ tree: 1 }, '')
  vi.clearAllMocks()
  document.body.replaceChildren()
})
afterEach(() => page.dropHolds())

it("adds an entry with the state of the page's own entry", () => {
  opened()
  expect(history.state).toMatchObject({ tree: 1, hold: expect.any(String) })
})

it('S-MODAL-3: Back closes the topmost, then the one below, without calling history.back', () => {
  const sheet = opened()
  const question = opened()
  goTo(question.before)
  expect([sheet.close, question.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  goTo(sheet.before)
  expect([sheet.close, question.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(back).not.toHaveBeenCalled()
  expect(page.isBackHeld()).toBe(false)
})

it('removes its entry when it is closed otherwise, and resolves when that is done', async () => {
  const { before, close, release } = opened()
  let isDone = false
  const done = release().then(() => (isDone = true))
  expect(back).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  expect(isDone).toBe(false)
  goTo(before)
  await done
  expect(close).not.toHaveBeenCalled()
})

it("an overlay that opens while another's entry is being removed gets its own afterwards", async () => {
  const first = opened()
  const done = first.release()
  const second = opened()
  expect(history.state).toMatchObject({ hold: expect.any(String) })
  goTo(first.before)
  expect(history.state).toEqual({ tree: 1 })
  await done
  await page.backSettled()
  expect(history.state).toMatchObject({ hold: expect.any(String) })
  expect(second.close).not.toHaveBeenCalled()
})

it('an entry without its overlay is skipped: after Forward, and after a return from another page', async () => {
  const { before, release } = opened()
  const stale = stateNow()
  const done = release()
  goTo(before)
  await done
  back.mockClear()
  goTo(stale)
  expect(back).toHaveBeenCalledTimes(1)
  back.mockClear()
  history.replaceState(stale, '')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(back).toHaveBeenCalledTimes(1)
})

it('when the overlay has given up its entry, none is removed', async () => {
  const { release } = opened()
  history.replaceState({ tree: 2 }, '')
  await release()
  expect(back).not.toHaveBeenCalled()
})

it('a link in an open dialog replaces its entry; other links do not', () => {
  document.body.innerHTML = '<dialog><a id="in" href="/a">안</a></dialog><a id="out" href="/b">밖</a>'
  const isModal = vi.spyOn(Element.prototype, 'closest')
  isModal.mockImplementation(function (this: Element) {
    return this.id === 'in' ? this : null
  })
  opened()
  const press = (id: string) => document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect([press('in'), press('out')]).toEqual([false, true])
  expect(replace.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual(['/a'])
  isModal.mockRestore()
})

it('Back leaves the page only when no overlay was open', () => {
  const left = vi.fn()
  const end = whenLeft(left)
  const { before } = opened()
  goTo(before)
  expect(left).not.toHaveBeenCalled()
  goTo(null)
  expect(left).toHaveBeenCalledTimes(1)
  end()
})

it('leaving the page removes no entry', async () => {
  const { release } = opened()
  page.dropHolds()
  await release()
  expect(back).not.toHaveBeenCalled()
})

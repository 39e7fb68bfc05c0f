// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { guardCopies } from './guard-copies'

let stop: AbortController
beforeEach(() => {
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  document.body.innerHTML = ''
})

describe('C-RCLICK, RT-25: context menu and dragging', () => {
  test.each([
    ['/styling/home', true],
    ['/styling/expert-style/detail/3', true],
    ['/zin/home', false],
    ['/styling', false],
    ['/stylings/home', false],
  ])('at %s are off: %s', (path, isOff) => {
    guardCopies(path, { signal: stop.signal })
    for (const name of ['contextmenu', 'dragstart']) {
      const event = new Event(name, { bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
      expect(event.defaultPrevented, name).toBe(isOff)
    }
  })

  it('are allowed again after the behaviour ends', () => {
    guardCopies('/styling/home', { signal: stop.signal })
    stop.abort()
    const event = new Event('contextmenu', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attachDrawer } from './attach-drawer'

const { hold, releaseHold } = vi.hoisted(() => ({ hold: vi.fn(), releaseHold: vi.fn(async () => {}) }))
vi.mock('@/lib/ui/hold-back', () => ({ holdBack: hold.mockReturnValue(releaseHold) }))

const markup = `<div id="other" inert></div><main></main>
<div id="shell"><header><button data-opener></button>
  <div data-drawer popover><button data-closer></button><a href="/a">제품</a></div></header></div>`

const at = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!
const drawer = () => at('[data-drawer]')
const tell = (type: string, newState: string) => drawer().dispatchEvent(Object.assign(new Event(type), { newState }))
let resize = () => {}
let release = () => {}

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = markup
  // happy-dom does not reflect ARIA attributes.
  at('[data-opener]').ariaLabel = '전체 메뉴'
  vi.spyOn(drawer(), 'matches').mockReturnValue(false)
  drawer().hidePopover = vi.fn()
  const wide = { addEventListener: (_: string, run: () => void) => (resize = run) } as unknown as MediaQueryList
  release = attachDrawer(at('header'), wide, { signal: new AbortController().signal })
})
afterEach(() => release())

it('is a modal dialog while it is open, with the focus inside and, once it is shown, the rest of the page inert', () => {
  tell('beforetoggle', 'open')
  expect([drawer().role, drawer().ariaModal, drawer().ariaLabel]).toEqual(['dialog', 'true', '전체 메뉴'])
  expect(at('main').inert).toBe(false)
  tell('toggle', 'open')
  expect([at('main').inert, at('[data-opener]').inert, drawer().inert, at('header').inert]).toEqual([true, true, false, false])
  expect(document.documentElement.style.overflow).toBe('hidden')
  expect(document.activeElement).toBe(at('[data-closer]'))
})

it('is no dialog once it is closed, gives the page and the focus back, and leaves inert what was so before', () => {
  tell('beforetoggle', 'open')
  tell('toggle', 'open')
  tell('beforetoggle', 'closed')
  expect(drawer().role).not.toBe('dialog')
  expect([drawer().ariaModal, drawer().ariaLabel]).toEqual([null, null])
  expect([at('main').inert, at('[data-opener]').inert, at('#other').inert]).toEqual([false, false, true])
  expect(document.documentElement.style.overflow).toBe('')
  expect(releaseHold).toHaveBeenCalledOnce()
  tell('toggle', 'closed')
  expect(document.activeElement).toBe(at('[data-opener]'))
})

it('closes with Back, and when the screen becomes wide', () => {
  tell('beforetoggle', 'open')
  const close = hold.mock.lastCall![0] as () => void
  close()
  resize()
  expect(drawer().hidePopover).toHaveBeenCalledTimes(2)
})

it('gives the page back when it was open before this ran', () => {
  vi.mocked(drawer().matches).mockReturnValue(true)
  attachDrawer(at('header'), { addEventListener: () => {} } as unknown as MediaQueryList, { signal: new AbortController().signal })
  tell('toggle', 'open')
  expect(at('main').inert).toBe(true)
  tell('beforetoggle', 'closed')
  expect(at('main').inert).toBe(false)
})

it('gives the page back when the header goes', () => {
  tell('beforetoggle', 'open')
  tell('toggle', 'open')
  release()
  expect(at('main').inert).toBe(false)
})

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
const tell = (type: string, newState: string) => {
  vi.mocked(drawer().matches).mockReturnValue(newState === 'open')
  drawer().dispatchEvent(Object.assign(new Event(type), { newState }))
}
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)))
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

it('is a modal dialog while it is open, with the focus inside and, once it is shown, the rest of the page inert', async () => {
  tell('beforetoggle', 'open')
  expect([drawer().role, drawer().ariaModal, drawer().ariaLabel]).toEqual(['dialog', 'true', '전체 메뉴'])
  tell('toggle', 'open')
  expect(at('main').inert).toBe(false)
  await painted()
  expect([at('main').inert, at('[data-opener]').inert, drawer().inert, at('header').inert]).toEqual([true, true, false, false])
  expect(document.documentElement.style.overflow).toBe('hidden')
  expect(document.activeElement).toBe(at('[data-closer]'))
})

it('is no dialog once it is closed, gives the page and the focus back, and leaves inert what was so before', async () => {
  tell('beforetoggle', 'open')
  tell('toggle', 'open')
  await painted()
  tell('beforetoggle', 'closed')
  expect(drawer().role).not.toBe('dialog')
  expect([drawer().ariaModal, drawer().ariaLabel]).toEqual([null, null])
  expect(at('[data-opener]').inert).toBe(false)
  expect(releaseHold).toHaveBeenCalledOnce()
  tell('toggle', 'closed')
  expect(document.activeElement).toBe(at('[data-opener]'))
  await painted()
  expect([at('main').inert, at('[data-opener]').inert, at('#other').inert]).toEqual([false, false, true])
  expect(document.documentElement.style.overflow).toBe('')
})

it('closes with Back, and when the screen becomes wide', () => {
  tell('beforetoggle', 'open')
  const close = hold.mock.lastCall![0] as () => void
  close()
  resize()
  expect(drawer().hidePopover).toHaveBeenCalledTimes(2)
})

it('keeps the page inert when it is opened again at once, and gives it back when it is closed at once', async () => {
  tell('beforetoggle', 'open')
  tell('toggle', 'open')
  await painted()
  tell('beforetoggle', 'closed')
  tell('beforetoggle', 'open')
  tell('toggle', 'open')
  await painted()
  expect([at('main').inert, at('[data-opener]').inert]).toEqual([true, true])
  tell('beforetoggle', 'closed')
  tell('beforetoggle', 'open')
  tell('toggle', 'open')
  tell('beforetoggle', 'closed')
  await painted()
  expect([at('main').inert, at('[data-opener]').inert]).toEqual([false, false])
})

it('gives the page back when it was open before this ran', async () => {
  vi.mocked(drawer().matches).mockReturnValue(true)
  attachDrawer(at('header'), { addEventListener: () => {} } as unknown as MediaQueryList, { signal: new AbortController().signal })
  expect(at('main').inert).toBe(true)
  tell('beforetoggle', 'closed')
  await painted()
  expect(at('main').inert).toBe(false)
})

it('gives the page back when the header goes', async () => {
  tell('beforetoggle', 'open')
  tell('toggle', 'open')
  await painted()
  release()
  expect(at('main').inert).toBe(false)
})

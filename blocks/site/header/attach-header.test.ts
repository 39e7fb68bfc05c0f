// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attachHeader } from './attach-header'

const markup = `<header>
  <details data-menu name="m"><summary>제품</summary><a href="/a">마루</a></details>
  <details data-menu name="m"><summary>이벤트</summary><a href="/b">진행 중</a></details>
  <a id="after" href="/c">상담</a>
  <details data-search><summary>검색창</summary><input></details>
  <button data-opener></button><div data-scrim></div><div popover data-drawer></div>
</header>`

let release = () => {}
let isWide = true
const menus = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
const openMenus = () => menus().flatMap((menu, index) => (menu.open ? [index] : []))
const point = (target: Element, type: string, pointerType = 'mouse') => target.dispatchEvent(new PointerEvent(type, { pointerType }))
const word = (index: number) => menus()[index]!.querySelector('summary')!

beforeEach(() => {
  vi.useFakeTimers()
  isWide = true
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide
    },
    addEventListener: () => {},
  }))
  document.body.innerHTML = markup
  release = attachHeader(document.querySelector('header')!)
})
afterEach(() => {
  release()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('opens a menu after the pointer rested on it for 120 ms, and closes 240 ms after it left', () => {
  point(word(0), 'pointerenter')
  vi.advanceTimersByTime(119)
  expect(openMenus()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(openMenus()).toEqual([0])
  point(menus()[0]!, 'pointerleave')
  vi.advanceTimersByTime(239)
  expect(openMenus()).toEqual([0])
  vi.advanceTimersByTime(1)
  expect(openMenus()).toEqual([])
})

it('does not open for a passing pointer, nor for touch', () => {
  point(word(0), 'pointerenter')
  point(menus()[0]!, 'pointerleave')
  point(word(1), 'pointerenter', 'touch')
  vi.advanceTimersByTime(1000)
  expect(openMenus()).toEqual([])
})

it('stays open when a menu opened by hovering is clicked', () => {
  point(word(0), 'pointerenter')
  vi.advanceTimersByTime(120)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  word(0).dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
})

it("closes on Esc and returns the focus to the menu's button", () => {
  menus()[1]!.open = true
  menus()[1]!
    .querySelector('a')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(openMenus()).toEqual([])
  expect(document.activeElement).toBe(word(1))
})

it('closes when the focus leaves it', () => {
  menus()[0]!.open = true
  menus()[0]!
    .querySelector('a')!
    .dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: document.getElementById('after') }))
  expect(openMenus()).toEqual([])
})

it('leaves the entries of the drawer to the finger: they neither open by hovering nor close with the focus', () => {
  isWide = false
  point(word(0), 'pointerenter')
  vi.advanceTimersByTime(1000)
  expect(openMenus()).toEqual([])
  menus()[1]!.open = true
  const link = menus()[1]!.querySelector('a')!
  point(menus()[1]!, 'pointerleave')
  vi.advanceTimersByTime(1000)
  link.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: document.getElementById('after') }))
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(openMenus()).toEqual([1])
})

it('removes its listeners', () => {
  release()
  point(word(0), 'pointerenter')
  vi.advanceTimersByTime(1000)
  expect(openMenus()).toEqual([])
})

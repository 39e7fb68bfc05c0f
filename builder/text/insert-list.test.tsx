// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleEditor } from '@/tests/support/sample-editor'
import { InsertList } from './insert-list'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let place: HTMLElement
const onPick = vi.fn()
const onClose = vi.fn()
const onSlash = vi.fn()
beforeEach(async () => {
  vi.clearAllMocks()
  // The sample editor registers the block definitions.
  sampleEditor([])
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(<InsertList onPick={onPick} onClose={onClose} onSlash={onSlash} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const input = () => place.querySelector('input')!
const options = () => [...place.querySelectorAll('[role=option]')].map((option) => option.textContent)
const chosen = () => place.querySelector('[aria-selected=true]')?.textContent
async function type(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text)
    input().dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}
const press = (code: string, more: KeyboardEventInit = {}) =>
  act(async () => void input().dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true, ...more })))

test('opens with every block and the focus in its field', () => {
  expect(document.activeElement).toBe(input())
  expect(options().length).toBeGreaterThan(10)
})

test('finds by name, by initial consonants and on the wrong keyboard layout, and announces how many', async () => {
  for (const query of ['이벤트', 'ㅇㅂㅌ', 'dlqpsxm']) {
    await type(query)
    expect(options()).toContain('이벤트 목록')
    expect(place.querySelector('[role=status]')?.textContent).toBe(`블록 ${options().length}개를 찾았습니다.`)
  }
  await type('없는 블록')
  expect(options()).toEqual([])
})

test('inserts the chosen block on Enter, but not on the Enter that ends a syllable', async () => {
  await type('구분선')
  await press('Enter', { isComposing: true })
  await press('Enter', { keyCode: 229 })
  expect(onPick).not.toHaveBeenCalled()
  await press('Enter')
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ type: 'divider' }))
})

test('wraps around with the arrow keys', async () => {
  await type('ㄱ')
  const [first, second] = options()
  expect(chosen()).toBe(first)
  await press('ArrowDown')
  expect(chosen()).toBe(second)
  await press('ArrowUp')
  await press('ArrowUp')
  expect(chosen()).toBe(options().at(-1))
})

test('closes on Escape, returns a second slash as text, and stays open while a query is typed', async () => {
  await press('Escape')
  expect(onClose).toHaveBeenCalledOnce()
  await press('Slash', { key: '/' })
  expect(onSlash).toHaveBeenCalledOnce()
  await type('가')
  await press('Slash', { key: '/' })
  await press('Backspace')
  expect([onSlash.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

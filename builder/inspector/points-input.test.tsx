// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { reactPlace } from '@/tests/support/react-place'
import type { FieldSchema } from './field-schema'
import { PointsInput } from './points-input'
import { TargetProvider, type Target } from './target'
import { valueAt, withValueAt } from './value-at'

const { place, render } = reactPlace()
const percent: FieldSchema = { type: 'number', minimum: 0, maximum: 100, default: 50 }
const schema: FieldSchema = {
  ...{ type: 'array', title: '사진 속 제품', widget: 'points', beside: 'picture', maxItems: 2, default: [] },
  items: { type: 'object', title: '자리', required: ['link', 'x', 'y'], properties: { link: { type: 'string' }, x: percent, y: percent } },
}
const PICTURE = { src: '/media/rooms/a.webp', alt: '' }
let values: unknown
const listeners = new Set<() => void>()
const requests: Target['requests'] = createStore(() => ({ requestedField: null }))
const nothing = () => undefined
const target: Target = {
  ids: [],
  isReadOnly: false,
  subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  read: (pointer) => valueAt(values, pointer),
  holds: () => 'all',
  write: (_, changes) => {
    for (const { pointer, value } of changes) {
      const parent = pointer.slice(0, pointer.lastIndexOf('/'))
      const list = valueAt(values, parent.slice(0, parent.lastIndexOf('/')))
      if (Array.isArray(list)) {
        const at = Number(parent.slice(parent.lastIndexOf('/') + 1))
        const next = list.with(at, { ...(list[at] as object), [pointer.slice(pointer.lastIndexOf('/') + 1)]: value })
        values = withValueAt(values, parent.slice(0, parent.lastIndexOf('/')), next)
      } else values = withValueAt(values, pointer, value)
    }
    listeners.forEach((listener) => listener())
    return true
  },
  seal: nothing,
  undo: nothing,
  redo: nothing,
  announce: nothing,
  requests,
}
const points = () => (values as { points: { link: string; x: number; y: number }[] }).points
const dots = () =>
  [...place.querySelectorAll<HTMLButtonElement>('button')].filter((one) => /번 자리/.test(one.getAttribute('aria-label') ?? ''))
const key = (of: HTMLElement, name: string, shiftKey = false) =>
  act(async () => void of.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true })))
const show = () =>
  render(
    <TargetProvider value={target}>
      <PointsInput pointer="/points" schema={schema} isRequired={false} Fields={() => null} renderEntry={() => null} />
    </TargetProvider>,
  )

beforeEach(() => {
  values = { picture: PICTURE, points: [{ link: '/zin/product/oak', x: 40, y: 99.5 }] }
})

test('arrow keys move a point by a percent, with Shift by ten, and never off the picture', async () => {
  await show()
  await key(dots()[0]!, 'ArrowRight')
  await key(dots()[0]!, 'ArrowRight', true)
  await key(dots()[0]!, 'ArrowDown')
  expect(points()[0]).toEqual({ link: '/zin/product/oak', x: 51, y: 100 })
  expect(dots()[0]!.getAttribute('aria-label')).toBe('1번 자리, 가로 51%, 세로 100%')
})

test('a press on the picture makes a point there and opens its product; a full picture takes no more', async () => {
  await show()
  const box = place.querySelector('img')!.parentElement!
  box.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
  const press = (clientX: number, clientY: number) =>
    act(async () => void box.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true })))
  await press(50, 25)
  expect(points()[1]).toEqual({ link: '', x: 25, y: 25 })
  expect(requests.getState().requestedField?.path).toBe('/points/1/link')
  await press(100, 50)
  expect(points()).toHaveLength(2)
})

test('without a picture it says what to do first', async () => {
  values = { picture: { src: '', alt: '' }, points: [] }
  await show()
  expect(place.textContent).toContain('사진을 고르면 그 위에 자리를 둘 수 있습니다.')
})

// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'

const heard = vi.fn()

/** What a test may leave behind; then the document is emptied, as before the next file. */
beforeAll(async () => {
  document.head.append(document.createElement('style'))
  document.title = '앞의 시험'
  document.body.className = 'locked'
  document.body.textContent = '고른 글'
  document.getSelection()!.selectAllChildren(document.body)
  document.addEventListener('copy', heard)
  localStorage.setItem('draft', '1')
  document.cookie = 'visit=1; path=/'
  history.replaceState(null, '', '/mypage')
  Reflect.set(globalThis, 'dataLayer', [])
  Reflect.set(navigator, 'share', () => undefined)
  vi.resetModules()
  await import('./empty-document')
})

test('nothing of an earlier file is in the document', () => {
  expect([document.head.innerHTML, document.title, document.body.outerHTML]).toEqual(['', '', '<body></body>'])
  expect([localStorage.length, document.cookie, location.pathname]).toEqual([0, '', '/'])
})

test('nothing is selected: a text that is gone would keep copying from the builder', () => {
  expect(document.getSelection()).toMatchObject({ isCollapsed: true, rangeCount: 0 })
})

test('nothing that an earlier file listened to is heard', () => {
  document.dispatchEvent(new Event('copy'))
  expect(heard).not.toHaveBeenCalled()
})

test('nothing that an earlier file hung on the window or the browser is there', () => {
  expect('dataLayer' in globalThis).toBe(false)
  expect('share' in navigator).toBe(false)
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { safeFocus } from './safe-focus'

const first = (html: string): string | undefined => {
  document.body.innerHTML = `<div>${html}</div>`
  return safeFocus(document.body.firstElementChild!)?.id
}

test('an opening dialog focuses what can be seen and loses nothing', () => {
  expect(first('<input id="a" hidden><input id="b" type="hidden"><div inert><button id="c"></button></div><input id="d">')).toBe('d')
  expect(first('<button id="a" data-destructive></button><button id="b" disabled></button><button id="c"></button>')).toBe('c')
  expect(first('<ul id="a" tabindex="0"></ul><textarea id="b"></textarea>')).toBe('b')
  expect(first('<button id="a" data-destructive></button>')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { dataAttributes } from './data-attributes'

test('reads data attributes of a text by name, the first of each, unescaped', () => {
  const html = `<div data-message-success="고맙습니다 &amp; 또 만나요" data-other="x"><p data-message-success="둘" DATA-MESSAGE-FAIL=' 다시 '>글</p></div>`
  expect(dataAttributes(html, 'message-')).toEqual({ success: '고맙습니다 & 또 만나요', fail: '다시' })
})

test('an attribute that is absent or empty gives nothing', () => {
  expect(dataAttributes('<p>data-message-</p>', 'message-')).toEqual({})
  expect(dataAttributes(`<p data-message-end="  " data-message-="x" data-message-fail="${'가'.repeat(501)}">글</p>`, 'message-')).toEqual(
    {},
  )
})

test('a name that every object inherits is a name like any other', () => {
  expect(dataAttributes('<p data-message-constructor="a">글</p>', 'message-')).toEqual({ constructor: 'a' })
})

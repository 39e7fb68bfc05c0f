import { expect, test } from 'vitest'
import { copyJson } from './copy-json'

test('copied JSON is equal and shares no part with what it was copied from', () => {
  const given = JSON.parse('{"a":[1,{"b":null}],"c":{"d":"글","e":true},"f":[]}') as { a: [number, { b: unknown }]; c: { d: string } }
  const copy = copyJson(given)
  expect(copy).toEqual(given)
  copy.a[1].b = 2
  copy.c.d = ''
  expect(given).toEqual({ a: [1, { b: null }], c: { d: '글', e: true }, f: [] })
})

test('a part named __proto__ stays a part', () => {
  const copy = copyJson(JSON.parse('{"__proto__":{"isAdmin":true}}') as object)
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"isAdmin":true}}')
  expect('isAdmin' in copy).toBe(false)
})

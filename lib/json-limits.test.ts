import { expect, test } from 'vitest'
import { measureJson } from './json-limits'

const limits = { depth: 64, nodes: 20_000, string: 1_000 }

test('ordinary JSON passes', () => {
  for (const value of [{}, [], null, 'text', { a: [1, { b: '}"]' }], 'ㄱ"\\': '\\' }])
    expect(measureJson(JSON.stringify(value), limits)).toEqual({ ok: true })
})

test('R17, M7: excessive depth is refused with its pointer', () => {
  expect(measureJson('['.repeat(64) + ']'.repeat(64), limits).ok).toBe(true)
  expect(measureJson('[0,'.repeat(64) + '[' + ']'.repeat(65), limits)).toEqual({ ok: false, reason: 'depth', pointer: '/1'.repeat(64) })
  expect(measureJson('{"a/b":{"c~":{}}}', { depth: 2, nodes: 9 })).toEqual({ ok: false, reason: 'depth', pointer: '/a~1b/c~0' })
})

test('a million brackets are measured in one pass, without recursion', () => {
  expect(measureJson('['.repeat(1_000_000), limits)).toMatchObject({ ok: false, reason: 'depth' })
  expect(measureJson(`[${'{},'.repeat(300_000)}{}]`, limits)).toMatchObject({ ok: false, reason: 'nodes', pointer: '/19999' })
})

test('S20: names that reach the prototype are refused, however they are escaped', () => {
  expect(measureJson('{"a":{"__proto__":{}}}', limits)).toEqual({ ok: false, reason: 'name', pointer: '/a/__proto__' })
  expect(measureJson('{"\\u005f_proto__" : 1}', limits)).toMatchObject({ ok: false, reason: 'name' })
  expect(measureJson('{"x":"__proto__"}', limits)).toEqual({ ok: true })
  expect(measureJson('["constructor"]', limits)).toEqual({ ok: true })
})

test('brackets inside strings do not count, and incomplete JSON is refused', () => {
  expect(measureJson(JSON.stringify('['.repeat(500)), limits)).toEqual({ ok: true })
  expect(measureJson('"no end', limits)).toMatchObject({ ok: false, reason: 'syntax' })
  expect(measureJson('{"a":[1}', limits)).toMatchObject({ ok: false, reason: 'syntax', pointer: '/a/0' })
  expect(measureJson('[1', limits)).toMatchObject({ ok: false, reason: 'syntax' })
  expect(measureJson('"\\\\"', limits)).toEqual({ ok: true })
  expect(measureJson('"\\"', limits)).toMatchObject({ ok: false })
})

test('a string longer than its limit is refused', () => {
  expect(measureJson(JSON.stringify({ a: 'x'.repeat(1_001) }), limits)).toEqual({ ok: false, reason: 'string', pointer: '/a' })
})

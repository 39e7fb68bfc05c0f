import { expect, test } from 'vitest'
import { compilePattern, matchRoute, PatternFailure, RouteTable } from './path-pattern'

test('a fixed segment wins over a parameter, whatever the order of the list', () => {
  const patterns = [
    '/zin/event/event/:id',
    '/zin/event/event/quiz/:id?',
    '/zin/event/event/:id/end',
    '/zin/product/window',
    '/zin/product/:id',
  ]
  for (const list of [patterns, patterns.toReversed()]) {
    expect(matchRoute(list, '/zin/event/event/quiz')?.value).toBe('/zin/event/event/quiz/:id?')
    expect(matchRoute(list, '/zin/event/event/12')).toMatchObject({ value: '/zin/event/event/:id', params: { id: '12' } })
    expect(matchRoute(list, '/zin/event/event/quiz/end')).toMatchObject({ value: '/zin/event/event/quiz/:id?', params: { id: 'end' } })
    expect(matchRoute(list, '/zin/event/event/7/end')).toMatchObject({ value: '/zin/event/event/:id/end', params: { id: '7' } })
    expect(matchRoute(list, '/zin/product/window')?.value).toBe('/zin/product/window')
  }
})

test('a fixed segment without a complete match falls back to the parameter', () => {
  expect(matchRoute(['/a/b/c', '/a/:x/d'], '/a/b/d')).toMatchObject({ value: '/a/:x/d', params: { x: 'b' } })
})

test('an optional parameter may be absent, a required one may not', () => {
  expect(matchRoute(['/cs/notice/detail/:id?'], '/cs/notice/detail')).toMatchObject({ params: {} })
  expect(matchRoute(['/cs/notice/detail/:id?'], '/cs/notice/detail/3')).toMatchObject({ params: { id: '3' } })
  expect(matchRoute(['/zin/product/:id'], '/zin/product')).toBeUndefined()
  expect(matchRoute(['/cs/notice/detail/:id?', '/cs/notice/detail'], '/cs/notice/detail')?.value).toBe('/cs/notice/detail/:id?')
})

test('Hangul is equal in NFC and NFD, trailing or doubled slashes do not count, case does', () => {
  const patterns = ['/소개/:name?']
  expect(matchRoute(patterns, '/소개'.normalize('NFD'))).toBeDefined()
  expect(matchRoute(['/소개'.normalize('NFD')], '/소개')).toBeDefined()
  expect(matchRoute(patterns, '//소개/마루/'.normalize('NFD'))?.params).toEqual({ name: '마루' })
  expect(matchRoute(['/styling/home'], '/Styling/home')).toBeUndefined()
})

test('the root is a pattern too', () => {
  expect(matchRoute(['/'], '/')?.value).toBe('/')
  expect(matchRoute(['/:any?'], '/')?.params).toEqual({})
})

test('parameters never reach a prototype', () => {
  const found = matchRoute(['/a/:id'], '/a/__proto__')
  expect(found?.params['id']).toBe('__proto__')
})

test.each(['no-slash', '/a/:', '/a/:1', '/:a?/b', '/:a/:a', '/a*', '/a?b'])('%s is not a pattern', (source) => {
  expect(() => compilePattern(source)).toThrow(PatternFailure)
})

test('ten thousand patterns are searched by segment', () => {
  const table = new RouteTable<number>()
  for (let i = 0; i < 10_000; i++) table.add(compilePattern(`/page/${i}/:id?`), i)
  expect(table.match('/page/9999/x')?.value).toBe(9999)
})

import { describe, expect, test } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { faultsOf } from '../list/form-faults'
import { checkNew, cleanNew, DOCUMENT_FIELDS, parseDocument } from './check-new'

describe('a new page', () => {
  test('needs a title and a path', () => {
    expect(checkNew('page', { title: '', name: '' })).toEqual({ title: '제목을 입력해 주세요.', name: '페이지 주소를 입력해 주세요.' })
    expect(checkNew('page', { title: '가'.repeat(121), name: '/a' })).toEqual({ title: '제목은 120자까지 입력할 수 있습니다.' })
  })

  test.each(['/', '/zin/event/event/:id', '/cs/notice/detail/:id?', '/한글/주소'])('may have the path %s', (name) => {
    expect(checkNew('page', { title: '제목', name })).toEqual({})
  })

  test.each(['zin/home', '/a/:id?/b', '/a/:1', '/a/:id/:id', '/a b', '/a?b=1'])('may not have the path %s', (name) => {
    expect(Object.keys(checkNew('page', { title: '제목', name }))).toEqual(['name'])
  })

  test('is sent in one normalized form', () => {
    expect(cleanNew('page', { title: ' 제목 ', name: ' /zin//home/ ' })).toEqual({ title: '제목', name: '/zin/home' })
  })

  test.each([
    ['zin/home', '/zin/home'],
    [' event/:id', '/event/:id'],
    ['https://www.example.com/zin/home/', '/zin/home'],
    ['', ''],
  ])('written as %s stands at %s', (name, route) => {
    expect(cleanNew('page', { title: '제목', name }).name).toBe(route)
  })
})

test.each([
  ['summer-banner', true],
  ['2026', true],
  ['', false],
  ['Summer', false],
  ['-a', false],
  ['여름', false],
  ['a'.repeat(81), false],
])('a piece is called %s: %s', (name, isRight) => {
  expect(Object.keys(checkNew('fragment', { title: '제목', name }))).toEqual(isRight ? [] : ['name'])
})

describe('a refusal of the service', () => {
  test('is shown at its field', () => {
    const taken = new CallFailure('409', '이미 있습니다.', { status: 409, problems: [{ pointer: '/name', message: '이미 있습니다.' }] })
    expect(faultsOf(taken, DOCUMENT_FIELDS)).toEqual({ name: '이미 있습니다.' })
  })

  test('of an imported document is listed with its places', () => {
    const problems = [{ pointer: '/definition/blocks/0/type', message: '없는 블록입니다.' }]
    expect(faultsOf(new CallFailure('400', '만들 수 없습니다.', { problems }), DOCUMENT_FIELDS)).toEqual({
      form: '만들 수 없습니다.',
      problems,
    })
  })

  test('without a field is shown below the form, as are unexpected ones', () => {
    expect(faultsOf(new CallFailure('network', '연결을 확인해 주세요.'), DOCUMENT_FIELDS)).toEqual({ form: '연결을 확인해 주세요.' })
    expect(faultsOf(new Error('x'), DOCUMENT_FIELDS).form).toContain('다시 시도해 주세요.')
  })
})

test('a file is a document, or is refused with the reason', () => {
  expect(parseDocument('{"kind":"page"}')).toEqual({ definition: { kind: 'page' } })
  for (const text of ['', '[1]', '"a"', '{"a":']) expect(parseDocument(text)).toHaveProperty('fault')
})

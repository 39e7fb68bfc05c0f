import { describe, expect, test } from 'vitest'
import type { Kind } from '@/schemas/page/document'
import { checkNew } from './check-new'
import { proposeCopy, proposeName, slugOf } from './propose-name'

test.each([
  ['여름 맞이 창호 이벤트', 'yeoreum-maji-changho-ibenteu'],
  ['독립문 시공', 'dongnimmun-sigong'],
  ['2026 봄 자재전!', '2026-bom-jajaejeon'],
  ['A/S 안내', 'a-s-annae'],
  ['Café ＲＡＵＭ', 'cafe-raum'],
  ['★ ♥', ''],
  ['', ''],
])('the title %s gives %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test('a long title ends at a word', () => {
  const slug = slugOf('우리 집에 꼭 맞는 마루와 벽지를 차근차근 고르는 가장 쉬운 방법 열 가지')
  expect(slug.length).toBeLessThanOrEqual(60)
  expect(slug).toMatch(/[a-z0-9]$/)
  expect(slugOf('가'.repeat(100)).length).toBe(60)
})

test.each(['page', 'fragment', 'template', 'popup'] as const)('the name proposed for a %s is valid as it is', (kind: Kind) => {
  for (const title of ['여름 배너', '2026', 'A/S 안내', '가'.repeat(120)])
    expect(checkNew(kind, { title, name: proposeName(kind, title, []) })).toEqual({})
})

test('a taken name is not proposed', () => {
  expect(proposeName('page', '공지', ['/gongji'])).toBe('/gongji-2')
  expect(proposeName('fragment', '공지', ['gongji', 'gongji-2'])).toBe('gongji-3')
})

describe('a copy', () => {
  test.each([
    ['/about', '/about-copy'],
    ['/zin/event/event/:id', '/zin/event/event-copy/:id'],
    ['/cs/notice/detail/:id?', '/cs/notice/detail-copy/:id?'],
    ['/', '/home-copy'],
    ['/:a', '/page-copy/:a'],
    ['summer-banner', 'summer-banner-copy'],
    ['a'.repeat(80), `${'a'.repeat(75)}-copy`],
  ])('of %s is proposed at %s', (name, copy) => expect(proposeCopy(name, [])).toBe(copy))

  test('of a page that has copies already gets the next free number', () => {
    expect(proposeCopy('/about', ['/about-copy'])).toBe('/about-copy-2')
    expect(proposeCopy('/about', ['/about-copy', '/about-copy-2'])).toBe('/about-copy-3')
    expect(proposeCopy('/e/:id', ['/e-copy/:id'])).toBe('/e-copy-2/:id')
  })
})

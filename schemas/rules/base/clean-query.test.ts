import { expect, test } from 'vitest'
import { cleanQuery, cleanValue } from './clean-query'

const keyword = (text: string) => {
  const { query, changed } = cleanQuery(new URLSearchParams(text))
  return [query.get('searchKeyword'), changed]
}

test('V-QRY-1: script elements go with their content', () => {
  expect(keyword('?searchKeyword=%3Cscript%3Ealert(1)%3C/script%3E소파')).toEqual(['소파', true])
  expect(keyword('?searchKeyword=소파')).toEqual(['소파', false])
  expect(cleanValue('앞<script src=x>뒤')).toBe('앞뒤')
  expect(cleanValue('</script>마루')).toBe('마루')
})

test('V-QRY-2: the word is removed anywhere', () => {
  expect(keyword('?searchKeyword=자바스크립트벽지')).toEqual(['벽지', true])
  expect(keyword('?searchKeyword=벽지')).toEqual(['벽지', false])
  expect(cleanValue('자바자바스크립트스크립트')).toBe('')
})

test('V-QRY-3: tags go, text between them stays, a comparison is no tag', () => {
  expect(keyword('?searchKeyword=<b>창호</b>')).toEqual(['창호', true])
  expect(keyword('?searchKeyword=<img src=x onerror=alert(1)>타일')).toEqual(['타일', true])
  expect(keyword('?searchKeyword=3<5')).toEqual(['3<5', false])
  expect(cleanValue('<!--x-->마루')).toBe('마루')
})

test('V-QRY-4: what is left over cannot join up into a new tag', () => {
  expect(cleanValue('<scr<b></b>ipt>x</script>')).not.toContain('<script')
  expect(cleanValue('<scr<script></script>ipt>alert(1)</script>')).not.toMatch(/<\/?script/i)
  expect(cleanValue('일반 검색어')).toBe('일반 검색어')
})

test('V-QRY-5: a query that needs nothing is left as it is', () => {
  expect(cleanQuery(new URLSearchParams('page=2&page=3&b=')).changed).toBe(false)
  expect(cleanQuery(new URLSearchParams('page=2&page=3&b=')).query.toString()).toBe('page=2&page=3&b=')
})

test('V-QRY-6: a search keyword loses its spaces, other values keep theirs', () => {
  expect(keyword('?searchKeyword=강화 마루')).toEqual(['강화마루', true])
  expect(keyword('?searchKeyword=강화마루')).toEqual(['강화마루', false])
  expect(keyword('?searchKeyword=%20%20')).toEqual(['', true])
  expect(cleanQuery(new URLSearchParams('title=강화 마루')).changed).toBe(false)
})

test('NFD is the same word and no reason for a redirect', () => {
  const { query, changed } = cleanQuery(new URLSearchParams({ searchKeyword: '마루'.normalize('NFD') }))
  expect([query.get('searchKeyword'), changed]).toEqual(['마루', false])
})

test.each([
  `>${'<a'.repeat(50_000)}`,
  '<script>'.repeat(10_000),
  '</script '.repeat(10_000),
  '<'.repeat(100_000),
  '<a'.repeat(2_000) + '>'.repeat(2_000),
])('a hostile value settles (%#)', (value) => {
  const clean = cleanValue(value)
  expect(cleanValue(clean)).toBe(clean)
})

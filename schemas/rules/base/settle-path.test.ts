import { expect, test } from 'vitest'
import { canonicalUrl, isReservedRoute, mobileUrl, pageTitle, settlePath } from './settle-path'

const to = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://h.example')
  return settlePath(decodeURIComponent(pathname), searchParams)?.redirect ?? null
}

test('RT-08: / is the styling home, and campaign parameters survive', () => {
  expect(to('/')).toBe('/styling/home')
  expect(to('/?utm_source=mail')).toBe('/styling/home?utm_source=mail')
  expect(to('/styling/home')).toBeNull()
})

test('RT-02, RT-03: a query with markup or a keyword with spaces redirects to the clean URL', () => {
  expect(to('/search?searchKeyword=<b>마루</b>')).toBe(`/search?searchKeyword=${encodeURIComponent('마루')}`)
  expect(to('/search?searchKeyword=강화 마루')).toBe(`/search?searchKeyword=${encodeURIComponent('강화마루')}`)
  expect(to('/search?searchKeyword=마루')).toBeNull()
})

test('a page that no list has leads to the first one', () => {
  for (const page of ['-1', '1e9', 'x', '1.5', '%EC%B2%AB', '1001', '9'.repeat(400)]) {
    expect(to(`/cs/notice?page=${page}&mcate=A`), page).toBe('/cs/notice?mcate=A')
    expect(to(`/zin/event/winner?pageNo=${page}`), page).toBe('/zin/event/winner')
  }
  for (const page of ['', '1', '007', '999', '1000']) expect(to(`/cs/notice?page=${page}`), page).toBeNull()
})

test('RT-11, RT-12: the utility segment goes, the section becomes the referrer, sign-in trees go to their direct twin', () => {
  expect(to('/utility/consulting-list-identity')).toBe('/consulting-list-identity')
  expect(to('/utility/consulting-list-identity?referrer=/styling/home')).toBe('/consulting-list-identity?referrer=%2Fstyling%2Fhome')
  expect(to('/zin/utility/login')).toBe('/direct/login?referrer=%2Fzin')
  expect(to('/zin/utility/join/agreement?a=1')).toBe('/direct/join/agreement?a=1&referrer=%2Fzin')
  expect(to('/zin/utility/consulting-list-identity')).toBe('/consulting-list-identity?referrer=%2Fzin')
  expect(to('/utility/login')).toBe('/login')
})

test('RT-13, G-STORE404, E-STORE, CX-30: store paths without an id redirect to the 404 page', () => {
  for (const path of ['/store', '/store/goods', '/store/category']) expect(to(path)).toBe('/error/404?reason=closed')
  for (const path of ['/store/goods/12', '/store/home']) expect(to(path)).toBeNull()
})

test('RT-14, G-EVTNOID: an event detail without its id redirects to the list', () => {
  for (const path of [
    '/zin/event/event/review',
    '/zin/event/event/videoQuiz',
    '/zin/event/festa',
    '/zin/event/finish/survey',
    '/zin/event/winner/detail',
  ]) {
    expect(to(path)).toBe('/zin/event/event')
  }
  expect(to('/zin/event/event/review/12')).toBeNull()
  expect(to('/zin/event/event/12')).toBeNull()
})

test('a redirect never redirects again', () => {
  for (const path of [
    '/',
    '/zin/utility/login',
    '/utility/join',
    '/store',
    '/zin/event/event/quiz',
    '/cs/notice/detail',
    '/search?searchKeyword=a b<i>',
  ]) {
    const first = to(path)!
    expect(to(first)).toBeNull()
  }
})

test('C-CANON, RT-04, RT-21: six query names, no trailing slash, nothing else', () => {
  const of = (address: string) => {
    const url = new URL(address)
    return canonicalUrl(url.origin, decodeURIComponent(url.pathname), url.searchParams)
  }
  expect(of('https://h.example/search?searchKeyword=마루&utm_source=x&page=2')).toBe(
    `https://h.example/search?searchKeyword=${encodeURIComponent('마루')}&page=2`,
  )
  expect(of('https://h.example/zin/category/12?tab=a')).toBe('https://h.example/zin/category/12')
  expect(of('https://h.example/styling/expert-style/')).toBe('https://h.example/styling/expert-style')
  expect(of('https://h.example/소개')).toBe(`https://h.example/${encodeURIComponent('소개')}`)
})

test('C-ALT, RT-05: the mobile alternate has the host prefix m.', () => {
  expect(mobileUrl('https://www.h.example/styling/home')).toBe('https://m.h.example/styling/home')
  expect(mobileUrl('https://h.example/zin/home?page=2')).toBe('https://m.h.example/zin/home?page=2')
  expect(mobileUrl('https://m.h.example/zin/home')).toBe('https://m.h.example/zin/home')
})

test('C-TITLE, RT-26: the suffix follows the title', () => {
  expect(pageTitle('봄 이벤트', ' | 라움결')).toBe('봄 이벤트 | 라움결')
})

test('no page has a path that is answered elsewhere', () => {
  for (const route of ['/adm/x', '/svc', '/ice_builder/page', '/__common/contentEditable', '/IMG/a', '/healthz'])
    expect(isReservedRoute(route), route).toBe(true)
  for (const route of ['/', '/styling/home', '/administration', '/zin/svc']) expect(isReservedRoute(route), route).toBe(false)
})

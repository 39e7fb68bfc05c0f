import { describe, expect, test } from 'vitest'
import { isHostileUrl, isSafeImage, isSafeLink, isSafeSource } from './is-safe-link'

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'view-source:https://evil.example',
  '//evil.example/x',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  ' //evil.example',
  'ftp://evil.example/a.png',
]
/** By whoever follows them, with their sign-in. */
const ACTING = [
  '/svc/signOut',
  '/svc//signout/',
  '/svc/%73ignOut?a=1#b',
  'svc/../svc/signOut',
  '/media/../svc/signOut',
  '/./svc/signOut',
  '/.\\svc\\signOut',
  '/%2e/SVC/signOut',
  '/media/%2E%2E/svc/signOut',
  '/media%2f..%2fsvc%2fsignOut',
  // A browser keeps what stands between these two dots, and goes up over it.
  '/svc/.\u200b./../signOut',
  '/adm/auth/signOut',
  '/MNG/./foPage/read',
  'https://maru.example/svc/signOut',
  '/svc/interiorSvcApi/removeMyHome?myHomeSeq=1',
]
const CALLS = [
  ...ACTING,
  'https://maru.example//svc/./signOut',
  'HTTPS://m.maru.example:443/%73vc/signout?a=1',
  '/auth/svc/social/start?snsType=KAKAO',
  '/./auth/svc/social/start?snsType=KAKAO',
  '/%61uth/svc/social/start',
  '/V2/svc/agencies',
]

describe.each([...HOSTILE, ...ACTING].filter((value) => !value.startsWith('https')).map((value) => [value]))('%j', (value) => {
  test('is hostile: it is neither followed nor fetched', () => {
    expect([isHostileUrl(value), isSafeLink(value), isSafeSource(value)]).toEqual([true, false, false])
  })
})

test.each([
  '/styling/home',
  '/',
  '#reviews',
  '?page=2',
  'https://maru.example/a',
  'HTTP://maru.example',
  'mailto:a@maru.example',
  'tel:1588-0000',
])('%j is followed', (value) => expect([isSafeLink(value), isHostileUrl(value)]).toEqual([true, false]))

test.each(['/media/rooms/living.webp', '/brand/mark.svg?v=2', 'https://img.maru.example/a.jpg'])('%j may be fetched', (value) =>
  expect([isSafeSource(value), isHostileUrl(value)]).toEqual([true, false]),
)

test.each(ACTING)('%j is not followed, for it acts', (value) => expect([isHostileUrl(value), isSafeLink(value)]).toEqual([true, false]))

test.each(CALLS)('a picture URL must not be a call: %j', (value) =>
  expect([isSafeSource(value), isSafeImage(value)]).toEqual([false, false]),
)

test.each(['/media/./rooms/living.webp', '/img/a%20b.webp', 'https://cdn.example/v2/adm/a.jpg'])(
  'a path that only looks like a call is a picture: %j',
  (value) => expect([isSafeSource(value), isSafeImage(value)]).toEqual([true, true]),
)

test.each(['', 'h', 'https', 'zin/home', 'dQw4w9WgXcQ', 'http://maru.example/a.jpg'])(
  '%j is incomplete or invalid, but not hostile',
  (value) => expect([isHostileUrl(value), isSafeSource(value)]).toEqual([false, false]),
)

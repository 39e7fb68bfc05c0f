import { describe, expect, test } from 'vitest'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { HOME } from '@/schemas/rules/base/safe-callback'
import { SOCIAL_MISSING } from '@/schemas/words/login-messages'
import {
  afterSocial,
  mayUnlink,
  opensBeside,
  readSocialHash,
  socialAnswerOf,
  socialStartPath,
  socialFault,
  socialResultPath,
  writeSocialHash,
} from './social'

const FLOW = 'f'.repeat(32)
const KEY = 'k'.repeat(43)

test.each(examplesOf('V-SNS-1'))('V-SNS-1: %s', (_says, given, expected) => {
  expect(socialFault(given) ?? null).toBe(expected)
  expect(sentenceOf('V-SNS-1')).toBe(SOCIAL_MISSING)
})

test.each(examplesOf('S-JOIN-5'))('S-JOIN-5: %s', (_says, { snsResult }, expected) => {
  const wanted = '/mypage/home?tab=2'
  expect(afterSocial(snsResult, { callback: wanted, path: '/login' })).toBe(expected.to === 'callback' ? wanted : expected.to)
})

describe('the next page', () => {
  test('Q-003: a visitor of /direct stays there', () => {
    expect(afterSocial('LO009', { path: '/direct/login' })).toBe('/direct/join/sns-verify')
    expect(socialStartPath('KAKAO', '/direct/login')).toBe('/direct/login/loginkakao')
    expect(socialResultPath('KAKAO', '/direct/login')).toBe('/direct/login/loginkakaoResult')
    expect(socialStartPath('NAVER', '/direct/login')).toBe('/login/social-popup')
  })
  test('a dormant account has no next page, and no path leads to another site', () => {
    expect(afterSocial('LO012', { callback: '/mypage/home', path: '/login' })).toBeUndefined()
    expect(afterSocial('', { callback: 'https://elsewhere.example/', path: '/login' })).toBe(HOME)
    expect(afterSocial('', { callback: '//elsewhere.example', path: '/login' })).toBe(HOME)
  })
})

describe("the fragment of a popup's URL", () => {
  test('is parsed as it was written', () => {
    const said = { snsType: 'KAKAO', flow: FLOW, back: '/login?callback=%2Fmypage%2Fhome', key: KEY } as const
    expect(readSocialHash(writeSocialHash(said))).toEqual(said)
    expect(readSocialHash(writeSocialHash({ snsType: 'APPLE', flow: FLOW, failed: 'cancelled' }))).toEqual({
      snsType: 'APPLE',
      flow: FLOW,
      failed: 'cancelled',
    })
  })
  test.each([
    ['another provider', `#snsType=GOOGLE&flow=${FLOW}`],
    ['no attempt', '#snsType=KAKAO'],
    ['an attempt of another shape', '#snsType=KAKAO&flow=<script>'],
    ['a heading of the page', '#replies'],
  ])('%s says nothing', (_, hash) => expect(readSocialHash(hash)).toBeUndefined())
  test('a return page on another site, a key of another shape and an unknown reason are dropped', () => {
    const hash = `#snsType=KAKAO&flow=${FLOW}&back=https%3A%2F%2Felsewhere.example&key=short&failed=constructor`
    expect(readSocialHash(hash)).toEqual({ snsType: 'KAKAO', flow: FLOW, back: '/login' })
  })
})

describe('messages that a page accepts (S8)', () => {
  const expected = { origin: 'https://maru.example', flow: FLOW, snsType: 'KAKAO' } as const
  const hash = writeSocialHash({ snsType: 'KAKAO', flow: FLOW, key: KEY })
  const right = { origin: expected.origin, isOwnWindow: true, data: { type: 'social', hash } }
  test('come from its own popup at its own origin, of this attempt', () => {
    expect(socialAnswerOf(right, expected)).toEqual({ snsType: 'KAKAO', flow: FLOW, key: KEY })
  })
  test.each([
    ['another origin', { ...right, origin: 'https://maru.example.evil' }],
    ['another window', { ...right, isOwnWindow: false }],
    ['another kind of message', { ...right, data: { type: 'result', hash } }],
    ['no message at all', { ...right, data: null }],
    [
      'another attempt',
      { ...right, data: { type: 'social', hash: writeSocialHash({ snsType: 'KAKAO', flow: 'e'.repeat(32), key: KEY }) } },
    ],
    ['another provider', { ...right, data: { type: 'social', hash: writeSocialHash({ snsType: 'NAVER', flow: FLOW, key: KEY }) } }],
    ['neither a key nor a reason', { ...right, data: { type: 'social', hash: writeSocialHash({ snsType: 'KAKAO', flow: FLOW }) } }],
  ])('not %s', (_, message) => expect(socialAnswerOf(message, expected)).toBeUndefined())
})

test('a popup is opened only when the browser supports one', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36'
  expect(opensBeside(chrome, true)).toBe(true)
  expect(opensBeside(chrome, false)).toBe(false)
  expect(opensBeside(`${chrome} KAKAOTALK 11.0`, true)).toBe(false)
})

test('the last way to sign in is never removed', () => {
  expect(mayUnlink({ links: 1, passwordYn: 'N' })).toBe(false)
  expect(mayUnlink({ links: 2, passwordYn: 'N' })).toBe(true)
  expect(mayUnlink({ links: 1, passwordYn: 'Y' })).toBe(true)
})

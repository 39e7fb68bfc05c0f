import { describe, expect, test } from 'vitest'
import { contentPolicy, outsideScriptAt } from './content-policy'

test('Q-087: with a key, Kakao’s script and its form target are allowed, and nothing else of Kakao’s', () => {
  const [without, policy] = [contentPolicy([]), contentPolicy([], 'none', 'site', undefined, true)]
  expect(without).not.toContain('kakao')
  expect(policy).toContain("script-src 'self' https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js;")
  expect(policy).toContain("form-action 'self' https://sharer.kakao.com;")
  expect(policy.replace(/ https:\/\/\S*kakao[^;\s]*/g, '')).toBe(without)
})

test('Kakao’s map is allowed by its hosts alone, on the pages that have one', () => {
  const [shares, policy] = [contentPolicy([], 'none', 'site', undefined, true), contentPolicy([], 'none', 'site', undefined, true, true)]
  expect(policy).toContain('kakao.min.js https://dapi.kakao.com https://t1.daumcdn.net;')
  expect(policy).toContain("img-src 'self' data: https://i.ytimg.com https://*.daumcdn.net https://t1.kakaocdn.net;")
  expect(policy).toContain("connect-src 'self' https://dapi.kakao.com;")
  expect(policy.replace(/ https:\/\/(dapi\.kakao\.com|t1\.daumcdn\.net|\*\.daumcdn\.net|t1\.kakaocdn\.net)(?=[ ;])/g, '')).toBe(shares)
  expect(shares).not.toMatch(/dapi|daumcdn/)
})

describe('the script of the identity provider', () => {
  const real = 'https://cdn.portone.io/v2/browser-sdk.js'
  const toss = 'https://js.tosspayments.com/v2/standard'
  test.each(['/signup/pcc-popup', '/verify/verify', '/verify/base'])('is allowed on %s', (path) =>
    expect(outsideScriptAt(path, { identity: real, payment: toss })).toBe(real),
  )
  test.each(['/signup/pcc-result', '/verify/verify-result', '/join/step1', '/'])('is not allowed on %s', (path) => {
    expect(outsideScriptAt(path, { identity: real, payment: toss })).toBeUndefined()
  })
  test('is allowed by its origin alone, with its requests and form targets', () => {
    const policy = contentPolicy(["'nonce-a'"], 'none', 'site', real)
    expect(policy).toContain("script-src 'self' 'nonce-a' https://cdn.portone.io;")
    expect(policy).toContain("connect-src 'self' https://*.portone.io")
    expect(policy).toContain("form-action 'self' https:;")
    expect(policy).toContain("frame-ancestors 'none'")
  })
  test('a simulator is allowed its script and nothing else; without one nothing changes', () => {
    const policy = contentPolicy([], 'none', 'site', 'http://127.0.0.1:3001/portone/browser-sdk.js')
    expect(policy.replace(' http://127.0.0.1:3001', '')).toBe(contentPolicy([]))
  })
})

describe('the script of the payment provider', () => {
  const toss = 'https://js.tosspayments.com/v2/standard'
  test('is allowed on the order form alone', () => {
    const at = (path: string) => outsideScriptAt(path, { identity: undefined, payment: toss })
    expect(at('/store/order/payment')).toBe(toss)
    for (const path of ['/store/order/payment-loading', '/store/order/payment-fail', '/store/order/store-cart', '/verify/verify', '/'])
      expect(at(path)).toBeUndefined()
  })
  test('brings the requests, frames and forms of its own hosts, and none of the identity provider', () => {
    const policy = contentPolicy([], 'none', 'site', toss)
    expect(policy).toContain("script-src 'self' https://js.tosspayments.com;")
    expect(policy).toContain("connect-src 'self' https://*.tosspayments.com;")
    expect(policy).toContain('https://www.youtube-nocookie.com https://*.tosspayments.com;')
    expect(policy).not.toMatch(/portone|iamport/)
  })
})

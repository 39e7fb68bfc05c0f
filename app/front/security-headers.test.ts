import { describe, expect, test } from 'vitest'
import { headersAt } from './security-headers'

const OPENER = [['cross-origin-opener-policy', 'unsafe-none']]

describe('a popup to a provider stays connected to the page that opened it', () => {
  test.each([
    '/signup/pcc-popup',
    '/signup/pcc-result',
    '/login/social-popup',
    '/login/loginkakao',
    '/direct/login/loginkakaoResult',
    '/auth/svc/social/kakao',
  ])('%s', (path) => expect(headersAt(path)).toEqual(OPENER))
  test.each(['/', '/login', '/signup', '/signup/pcc-popup/x', '/join/signup/pcc-popup', '/auth/svc/jwt', '/auth/svc/social'])(
    'and %s is no such popup',
    (path) => expect(headersAt(path)).toEqual([]),
  )
})

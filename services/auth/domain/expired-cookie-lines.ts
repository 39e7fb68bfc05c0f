import {
  CART_COOKIE,
  CART_COUNT_COOKIE,
  cookieLine,
  MEMBER_COOKIE,
  REFRESH_COOKIE,
  REFRESH_COOKIE_PATH,
  SIGNED_COOKIE,
  VISIT_COOKIE,
} from './cookies'

/**
 * Takes every cookie of a sign-in away; the next cart of this browser is an empty one.
 * @param cart `keepCart` where nobody has asked to sign out.
 */
export const expiredCookieLines = (cart?: 'keepCart'): string[] => [
  cookieLine(MEMBER_COOKIE, '', 0),
  cookieLine(REFRESH_COOKIE, '', 0, { path: REFRESH_COOKIE_PATH, sameSite: 'Strict' }),
  cookieLine(SIGNED_COOKIE, '', 0, { script: true }),
  cookieLine(VISIT_COOKIE, '', 0),
  ...(cart ? [] : [cookieLine(CART_COOKIE, '', 0), cookieLine(CART_COUNT_COOKIE, '', 0, { script: true })]),
]

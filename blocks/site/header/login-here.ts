import { loginUrl } from '@/blocks/auth/_parts/session/login-url'

/** From a page of signing in or up, the login does not return to that page. */
export const loginHere = (): string =>
  /^(\/direct)?\/(login|join|set-id|set-password)(\/|$)/.test(location.pathname) ? '/login' : loginUrl()

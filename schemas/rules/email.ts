import { pleaseEnter } from './required'

/** The longest address that mail can carry (RFC 5321). */
const EMAIL_MAX = 254
/** What browsers take for an address (HTML, `type=email`), with a top-level domain (V-EMAIL-2). */
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text)

/** V-EMAIL-1, V-EMAIL-2 (foundation 5.2). */
export function emailFault(text: string): string | undefined {
  const email = text.trim()
  if (email === '') return pleaseEnter('이메일')
  return isEmail(email) ? undefined : '이메일 형식이 올바르지 않습니다.'
}

import { pleaseEnter } from './required-fault'

/**
 * The one rule for mail addresses (V-EMAIL-2), of forms, services and schemas alike: `local@domain.tld`. The local part is a dot-atom
 * of RFC 5321 (no dot at its ends, no two together, 64 characters), the labels of the domain are those of DNS, and the whole is what mail
 * can carry (254 characters). Quoted local parts and addresses without a top-level domain are refused, as mail services do.
 */
export const EMAIL =
  /^(?=.{6,254}$)(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9](?:[A-Za-z0-9-]{0,57}[A-Za-z0-9])?)$/

export const isEmail = (text: string): boolean => EMAIL.test(text)

/** V-EMAIL-1, V-EMAIL-2 (foundation 5.2). */
export function emailFault(text: string): string | undefined {
  const email = text.trim()
  if (email === '') return pleaseEnter('이메일')
  return isEmail(email) ? undefined : '이메일 형식이 올바르지 않습니다.'
}

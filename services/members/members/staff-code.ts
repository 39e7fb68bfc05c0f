import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { isEmail } from '@/schemas/rules/base/email'
import { blindIndex } from '@/services/base/seal'
import { settings } from '@/services/base/settings'

/** Six digits for ten minutes, five tries, five sends an hour (Q-017, S4). */
export const CODE_MINUTES = 10
export const MOST_TRIES = 5
export const MOST_SENDS = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A code is worth something only with the address that it went to. */
export const codeHashOf = (email: string, code: string): string =>
  createHmac('sha256', settings().appSecret)
    .update(`staff code ${staffIndex(email)} ${code}`)
    .digest('base64url')

export const isCodeOf = (hash: string, email: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(codeHashOf(email, code)))

export const staffIndex = (email: string): string => blindIndex(email, 'staff_mail')

/** An address at one of the company's own domains. */
export const isStaffAddress = (email: string): boolean =>
  isEmail(email) && settings().outside.staffMailDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())

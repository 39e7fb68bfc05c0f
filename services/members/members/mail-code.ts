import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { settings } from '@/services/base/settings'
import { staffMailIndex } from './staff-mail'

/** Six digits for ten minutes, five tries, five sends an hour (Q-017, S4). */
export const STAFF_CODE_MINUTES = 10
export const STAFF_CODE_TRIES = 5
export const STAFF_CODE_SENDS = 5

export const newStaffCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A code is valid only for the address that it was sent to. */
export const staffCodeHash = (email: string, code: string): string =>
  createHmac('sha256', settings().appSecret)
    .update(`staff code ${staffMailIndex(email)} ${code}`)
    .digest('base64url')

export const isStaffCode = (hash: string, email: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(staffCodeHash(email, code)))

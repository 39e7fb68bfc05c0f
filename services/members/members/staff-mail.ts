import { isEmail } from '@/schemas/rules/base/email'
import { blindIndex } from '@/services/base/seal'
import { settings } from '@/services/base/settings'
import type { CodeFor } from './issue-mail-code'

/** Index of an address of staff, by which it is found. */
const staffMailIndex = (email: string): string => blindIndex(email, 'staff_mail')

/** A code is valid only for the address that it was sent to. */
export function staffMailCode(email: string): CodeFor {
  const index = staffMailIndex(email)
  return { index, subject: `staff code ${index}` }
}

/** An address at one of the company's own domains. */
export const isStaffMail = (email: string): boolean =>
  isEmail(email) && settings().outside.staffMailDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())

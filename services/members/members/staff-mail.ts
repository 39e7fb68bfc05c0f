import { isEmail } from '@/schemas/rules/base/email'
import { blindIndex } from '@/services/base/seal'
import { settings } from '@/services/base/settings'

/** Index of an address of staff, by which it is found. */
export const staffMailIndex = (email: string): string => blindIndex(email, 'staff_mail')

/** An address at one of the company's own domains. */
export const isStaffMail = (email: string): boolean =>
  isEmail(email) && settings().outside.staffMailDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())

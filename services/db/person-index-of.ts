import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { blindIndex } from '@/services/base/seal'

/** The index by which the consultations of a name and number are found; spaces and hyphens do not count. */
export const personIndexOf = (name: string, phoneNo: string): string =>
  blindIndex(`${name.replace(/\s/g, '')}|${digitsOnly(phoneNo)}`, 'consultation.person')

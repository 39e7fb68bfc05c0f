import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { blindIndex } from '@/services/base/seal'

/** A person whose data an act reads, changes or exports: a member, or somebody without an account by their telephone number. */
export interface Whose {
  memberNo: string | null
  phoneNo?: string | null
}

/** How the audit log names a person. A telephone number stands in it as a blind index. @returns undefined for nobody who can be named. */
export function subjectOf({ memberNo, phoneNo }: Whose): string | undefined {
  if (memberNo !== null) return `member:${memberNo}`
  const digits = digitsOnly(phoneNo ?? '')
  return digits === '' ? undefined : `phone:${blindIndex(digits, 'audit_subject')}`
}

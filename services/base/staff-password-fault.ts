import { staffPasswordProblem, type StaffPasswordProblem } from '@/schemas/rules/base/staff-password'

const WORDS: Readonly<Record<StaffPasswordProblem, string>> = {
  length: 'must have 8 to 64 characters',
  kinds: 'must have letters, digits and special characters',
  repeated: 'must not have the same character four times in a row',
  ofId: 'must not contain the id',
}

/** Why this password is too weak for a staff account, in the operator's words; undefined where it is not. */
export function staffPasswordFault(password: string, id: string): string | undefined {
  const problem = staffPasswordProblem(password, id)
  return problem && WORDS[problem]
}

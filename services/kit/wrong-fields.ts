import type { CallFailure } from '@/schemas/api/base/failure'
import { COMMON } from '@/schemas/words/messages'
import { refusal } from './refusal'

/**
 * Converts faults of the rules in schemas/rules into problems of the form's fields.
 * @throws CallFailure (400) when at least one field has a fault.
 */
export function requireRules(faults: Record<string, string | undefined>): void {
  const problems = Object.entries(faults).flatMap(([name, message]) => (message ? [{ pointer: `/${name}`, message, keyword: 'rule' }] : []))
  if (problems.length > 0) throw refusal(COMMON.invalid, problems)
}

/** A fault of one field that only the database could detect. */
export const wrongField = (name: string, message: string): CallFailure =>
  refusal(COMMON.invalid, [{ pointer: `/${name}`, message, keyword: 'rule' }])

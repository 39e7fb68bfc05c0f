import type { CallFailure } from '@/schemas/api/base/failure'
import { COMMON } from '@/schemas/words/messages'
import { refusal } from './refusal'

/**
 * What the rules of schemas/rules say of the fields of a call, as the form that sent them shows it.
 * @throws CallFailure (400) where at least one field has a sentence.
 */
export function requireRules(faults: Record<string, string | undefined>): void {
  const problems = Object.entries(faults).flatMap(([name, message]) => (message ? [{ pointer: `/${name}`, message, keyword: 'rule' }] : []))
  if (problems.length > 0) throw refusal(COMMON.invalid, problems)
}

/** One field that only the database could judge. */
export const wrongField = (name: string, message: string): CallFailure =>
  refusal(COMMON.invalid, [{ pointer: `/${name}`, message, keyword: 'rule' }])

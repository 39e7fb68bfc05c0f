import type { AnyContract } from '@/schemas/api/base/contract'
import type { Session } from '@/schemas/api/auth/session'
import { COMMON } from '@/schemas/words/messages'
import { refusal } from './refusal'

/**
 * An act that asks for the password again passes only within minutes of one: a console that was left open gives nobody the list of members.
 * @throws CallFailure (403, a code of its own) by which the console asks, and repeats the call.
 */
export function admitStepUp({ stepUp }: AnyContract, { staff }: Session, input: Record<string, unknown>): void {
  const isAsked = typeof stepUp === 'function' ? stepUp(input) : stepUp === true
  if (isAsked && !staff?.isRecent) throw refusal(COMMON.confirmNeeded)
}

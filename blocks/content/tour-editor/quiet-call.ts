import { renewSignIn } from '@/schemas/api/auth/session-state'
import type { AnyContract, Answer, Input } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { send } from '@/schemas/api/base/send'

/**
 * A call of its own accord, a save or an upload: a sign-in that ran out is renewed, and one that ended is told in the line of the save and
 * not by a question in the middle of a word.
 */
export async function renewed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 401 || !(await renewSignIn())) throw error
    return work()
  }
}

export const quietCall = <C extends AnyContract>(contract: C, input: Input<C>): Promise<Answer<C>> => renewed(() => send(contract, input))

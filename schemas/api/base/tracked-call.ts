// How an island asks: the request is in the page's book under a key, and a failure is said as the table of
// schemas/rules/base/failure-reaction.ts wants it. Only for the browser: a page being rendered uses `call`.
import { requests } from '@/lib/requests'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { showFault } from '@/lib/ui/show-snackbar'
import { failureReaction, type FailedCall } from '@/schemas/rules/base/failure-reaction'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { call } from './call'
import type { AnyContract, Answer, Input } from './contract'
import { CallFailure } from './failure'
import type { CallOptions } from './send'

interface TrackedOptions extends CallOptions, Omit<FailedCall, 'id'> {
  /** Name in the book; the contract's id otherwise. */
  key?: string
}

/**
 * Asks, notes it (S-REQ-1..3), and says a failure (E-NET, E-SWALLOW, E-LOGIN-3, E-RES-*).
 * @returns the answer, or nothing after a failure, of which the visitor knows already.
 */
export async function trackedCall<C extends AnyContract>(
  contract: C,
  input: Input<C>,
  { key = contract.id, signal, ...failed }: TrackedOptions = {},
): Promise<Answer<C> | undefined> {
  requests.begin(key)
  try {
    const answer = await call(contract, input, signal ? { signal } : {})
    requests.finish(key, false, answer)
    return answer
  } catch (error) {
    requests.finish(key, true)
    // A call that its caller aborted shows no failure.
    if (!signal?.aborted) await sayFailure(error, { id: contract.id, ...failed })
    return undefined
  }
}

/** Says a failure that was caught elsewhere; the promise ends when it was read. */
export async function sayFailure(error: unknown, failed: FailedCall): Promise<void> {
  const reaction = failureReaction(error instanceof CallFailure ? error : { code: 'unknown', message: UNEXPECTED, status: 500 }, failed)
  if (reaction.show === 'nothing') return
  if (reaction.show === 'line') return showFault(reaction.text)
  if (reaction.show === 'login') return (await import('@/schemas/api/auth/ask-for-login')).askForLogin()
  await showAlertDialog({ title: reaction.text })
}

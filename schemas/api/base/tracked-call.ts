// How an island makes a call: the page records the request under a key, and a failure is shown according to the table of
// schemas/rules/base/failure-reaction.ts. Only for the browser: a page being rendered uses `call`.
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
  /** Key of the record; by default the contract's id. */
  key?: string
}

/**
 * Calls, records the request (S-REQ-1..3), and shows a failure (E-NET, E-SWALLOW, E-LOGIN-3, E-RES-*).
 * @returns the answer, or undefined after a failure that was shown.
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
    // An aborted call shows no failure.
    if (!signal?.aborted) await sayFailure(error, { id: contract.id, ...failed })
    return undefined
  }
}

/** Shows a failure that was caught elsewhere; the promise resolves when it was read. */
export async function sayFailure(error: unknown, failed: FailedCall): Promise<void> {
  const failure = error instanceof CallFailure ? error : { code: 'unknown', message: UNEXPECTED, status: 500 }
  const reaction = failureReaction(failure, { isOffline: !navigator.onLine, ...failed })
  if (reaction.show === 'nothing') return
  if (reaction.show === 'line') return showFault(reaction.text)
  if (reaction.show === 'login') return (await import('@/schemas/api/auth/ask-for-login')).askForLogin()
  await showAlertDialog({ title: reaction.text })
}

// The one way to make a call. In the browser it is a fetch; on the server the pipeline answers in process, or another host does when
// SVC_HOST is set. Start-up decides which, never the caller.
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { isWrite, type AnyContract, type Answer, type Input } from './contract'
import { CallFailure } from './failure'
import { send, type CallOptions } from './send'
import { staffAsker } from './staff-asker'

export type Caller = <C extends AnyContract>(contract: C, input: Input<C>, options?: CallOptions) => Promise<Answer<C>>

const key = Symbol.for('maru.caller')
const globals = globalThis as Record<symbol, unknown>

/** Sets the server's caller; app/compose.ts does it once. */
export const setCaller = (caller: Caller): void => void (globals[key] = caller)

export const call: Caller = (contract, input, options) => ((globals[key] as Caller | undefined) ?? fetchCall)(contract, input, options)

/**
 * The default caller, for a browser. A call refused without a sign-in is sent once more if the sign-in could be renewed (S-SESS-2),
 * because it was refused before it had any effect. Otherwise, if the call writes, the page shows an alert and opens the login
 * (E-LOGIN-3), whatever its island does with the failure.
 * The console asks its staff itself, and the call is sent once more as well.
 * @throws CallFailure
 * @public
 */
export const fetchCall: Caller = async (contract, input, options) => {
  try {
    return await send(contract, input, { ...options })
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (await staffAsker()?.(error, contract.id)) return send(contract, input, { ...options })
    if (!isLoginNeeded(error.message)) throw error
    const { renewSignIn } = await import('@/schemas/api/auth/session-state')
    if (await renewSignIn()) return send(contract, input, { ...options })
    if (isWrite(contract)) void import('@/schemas/api/auth/ask-for-login').then(({ askForLogin }) => askForLogin())
    throw error
  }
}

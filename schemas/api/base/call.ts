// The one way to make a call. In the browser it is a fetch; on the server the pipeline answers in process, or another host does when
// SVC_HOST is set. Which of these it is was decided at start-up, never by the caller.
import { isLoginNeeded } from '@/schemas/words/login-messages'
import { isWrite, type AnyContract, type Answer, type Input } from './contract'
import { CallFailure } from './failure'
import { send, type CallOptions } from './send'

export type Caller = <C extends AnyContract>(contract: C, input: Input<C>, options?: CallOptions) => Promise<Answer<C>>

const key = Symbol.for('maru.caller')
const globals = globalThis as Record<symbol, unknown>

/** Names the server's way of answering; app/compose.ts does it once. */
export const setCaller = (caller: Caller): void => void (globals[key] = caller)

export const call: Caller = (contract, input, options) => ((globals[key] as Caller | undefined) ?? fetchCall)(contract, input, options)

/**
 * What `call` is without another caller: a browser's. A call that was refused for want of a sign-in is sent once more where the
 * sign-in could be renewed (S-SESS-2): it was refused before anything was done. Where it could not, and the call writes, the page
 * says so and leads to the login (E-LOGIN-3), whatever its island then does with the failure.
 * @throws CallFailure
 * @public
 */
export const fetchCall: Caller = async (contract, input, options) => {
  try {
    return await send(contract, input, { ...options })
  } catch (error) {
    if (!(error instanceof CallFailure) || !isLoginNeeded(error.message)) throw error
    const { renewSignIn } = await import('@/schemas/api/auth/session-state')
    if (await renewSignIn()) return send(contract, input, { ...options })
    if (isWrite(contract)) void import('@/schemas/api/auth/ask-for-login').then(({ askForLogin }) => askForLogin())
    throw error
  }
}

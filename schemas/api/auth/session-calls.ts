// The server calls of schemas/api/auth/session-state.ts, in a file of their own that is loaded for signed-in members only, so that a
// visitor's page does not contain it. `call` imports it when a sign-in has ended.
import { clearTypedFields } from '@/lib/ui/typed-fields'
import { CallFailure } from '@/schemas/api/base/failure'
import { send } from '@/schemas/api/base/send'
import { REPLY_DRAFTS } from '@/schemas/words/reply-drafts'
import { readJwt, renewToken, signOut, type SessionUser } from './session'

/** The signed-in member; an access token that ran out is renewed on the way (S-SESS-2). `ended`: the sign-in is over. */
export async function fetchSession(): Promise<SessionUser | 'ended'> {
  const { customer } = (await send(readJwt, {})).item
  if (customer) return customer
  try {
    return (await send(renewToken, {})).item.customer ?? 'ended'
  } catch (error) {
    if (error instanceof CallFailure && error.code === '406') return 'ended'
    throw error
  }
}

/** Ends the sign-in on the server; what the member wrote here and did not send leaves the browser. @throws CallFailure when the server could not be reached. */
export async function sendSignOut(): Promise<void> {
  await send(signOut, {})
  clearTypedFields()
  try {
    localStorage.removeItem(REPLY_DRAFTS)
  } catch {
    // Where the browser refuses storage, nothing is stored.
  }
}

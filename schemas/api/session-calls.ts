// What schemas/api/session-state.ts asks of the server. It comes when somebody is signed in: a visitor's page carries none of it.
import { call } from './call'
import { CallFailure } from './failure'
import { readJwt, renewToken, signOut, type SessionUser } from './session'

/** Who is signed in; an access token that ran out is renewed on the way (S-SESS-2). `ended`: nobody any more. */
export async function askWho(): Promise<SessionUser | 'ended'> {
  const { customer } = (await call(readJwt, {})).item
  if (customer) return customer
  try {
    return (await call(renewToken, {})).item.customer ?? 'ended'
  } catch (error) {
    if (error instanceof CallFailure && error.code === '406') return 'ended'
    throw error
  }
}

/** @throws CallFailure where the server could not be told. */
export const tellSignedOut = async (): Promise<void> => void (await call(signOut, {}))

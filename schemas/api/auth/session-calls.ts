// What schemas/api/auth/session-state.ts asks of the server, by the client itself: `call` asks here when a sign-in has ended. It comes
// when somebody is signed in: a visitor's page carries none of it.
import { CallFailure } from '@/schemas/api/base/failure'
import { send } from '@/schemas/api/base/send'
import { readJwt, renewToken, signOut, type SessionUser } from './session'

/** Who is signed in; an access token that ran out is renewed on the way (S-SESS-2). `ended`: nobody any more. */
export async function askWho(): Promise<SessionUser | 'ended'> {
  const { customer } = (await send(readJwt, {})).item
  if (customer) return customer
  try {
    return (await send(renewToken, {})).item.customer ?? 'ended'
  } catch (error) {
    if (error instanceof CallFailure && error.code === '406') return 'ended'
    throw error
  }
}

/** @throws CallFailure where the server could not be told. */
export const tellSignedOut = async (): Promise<void> => void (await send(signOut, {}))

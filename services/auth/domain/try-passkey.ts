// Checks the answer of a passkey. The library says whether it was signed for this site, by this key, after the person was verified; that an
// answer counts once is decided in the database (passkey-challenges.ts).
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { signInByPasskey } from '@/schemas/api/auth/passkeys'
import { staff } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import type { ClaimsCtx } from '@/services/kit/service'
import { passkeyOwner } from './passkey-owner'
import { takePasskeyChallenge } from './passkey-challenges'
import { relyingParty } from './relying-party'

type Person = typeof staff.$inferSelect
type Passkey = typeof staffPasskeys.$inferSelect
export type PasskeyAnswer = Input<typeof signInByPasskey>['answer']
/** `isSecondStep`: it was asked of one person, whose sign-in had begun otherwise. `ended`: what was signed is over, or used. `unknown`: no such passkey here. `wrong`: not signed as it must be. */
export type TriedPasskey =
  | { fate: 'right'; person: Person; passkey: Passkey; isSecondStep: boolean }
  | { fate: 'ended' }
  | { fate: 'unknown' }
  | { fate: 'wrong'; person: Person }

/** Nothing is to be had by guessing a signature: this bounds the work and the log. */
const MOST_IN_AN_HOUR = 120

/** @param staffId who is signed in here, and confirms an act. @throws CallFailure 429 after too many tries. */
export async function tryPasskey(
  { db, now, log }: Pick<ClaimsCtx, 'db' | 'now' | 'log'>,
  { answer, purpose, staffId }: { answer: PasskeyAnswer; purpose: 'signIn' | 'confirm'; staffId?: string },
): Promise<TriedPasskey> {
  await limitCalls(db, { what: 'staff-passkey', most: MOST_IN_AN_HOUR, span: HOUR }, now)
  const site = relyingParty()
  const taken = await takePasskeyChallenge(db, { clientDataJSON: answer.clientDataJSON, purpose })
  if (!site || !taken) return { fate: 'ended' }
  const [found] = await db
    .select({ passkey: staffPasskeys, person: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(eq(staffPasskeys.id, answer.id))
  if (!found) return { fate: 'unknown' }
  const { passkey, person } = found
  const isTheirs = [taken.staffId ?? person.id, staffId ?? person.id].every((one) => one === person.id)
  const owner = answer.userHandle
  const isNamed = !owner || owner === passkeyOwner(person.id).toString('base64url')
  if (!isTheirs || !isNamed) return { fate: 'wrong', person }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: asResponse(answer),
      expectedChallenge: taken.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id: passkey.id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: passkey.counter },
    })
    if (verified && (await noteUse(db, passkey.id, authenticationInfo.newCounter, now)))
      return { fate: 'right', person, passkey, isSecondStep: taken.staffId !== null }
  } catch (error) {
    log.info({ event: 'passkey-refused', err: error }, 'the answer of a passkey was refused')
  }
  return { fate: 'wrong', person }
}

/** A counter only grows, and one that stays at 0 counts nothing. @returns false for a passkey that was taken away meanwhile, or a counter that fell. */
async function noteUse(db: ClaimsCtx['db'], id: string, counter: number, now: Date): Promise<boolean> {
  const grows = or(lt(staffPasskeys.counter, counter), and(eq(staffPasskeys.counter, 0), sql`${counter}::bigint = 0`))
  const noted = await db
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(staffPasskeys.id, id), grows))
    .returning({ id: staffPasskeys.id })
  return noted.length === 1
}

const asResponse = ({ id, userHandle, ...response }: PasskeyAnswer): AuthenticationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { ...response, ...(userHandle ? { userHandle } : {}) },
})

// Verified identities (S8). The person's data stays on the server; the browser gets a random key, made when the provider has answered,
// valid for one use in the same browser, for one purpose, for ten minutes. Each use names the purposes that it accepts, so that a
// verification for a sign-up cannot be used for a recovery.
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { IdentityPurpose } from '@/schemas/rules/auth/identity'
import { IDENTITY_MISSING } from '@/schemas/words/identity-messages'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Database } from '@/services/db/database'
import { identityRequests } from '@/services/db/tables/auth'
import type { Ctx } from '@/services/kit/service'
import { unexpired } from '@/services/db/unexpired'
import { visitHashOf } from './visit'

/** Time from the request to the provider's answer. */
const ASK_MS = 30 * 60_000
/** Time from the answer to its use. */
const USE_MS = 10 * 60_000
const KEY = /^[\w-]{43}$/

const keyHashOf = (key: string): string => createHash('sha256').update(`identity ${key}`).digest('base64url')

/** Records that a browser starts a verification. @param requestNo names it at the provider. */
export async function noteIdentityRequest(
  { db, now, siteId }: Pick<Ctx, 'db' | 'now' | 'siteId'>,
  { requestNo, purpose, visitHash }: { requestNo: string; purpose: IdentityPurpose; visitHash: string },
): Promise<void> {
  await db.delete(identityRequests).where(lt(identityRequests.expiresAt, now))
  await db
    .insert(identityRequests)
    .values({ requestNo, siteId, purpose, visitHash, expiresAt: new Date(now.getTime() + ASK_MS), createdAt: now })
}

type Caller = Pick<Ctx, 'db' | 'session' | 'now' | 'siteId'>

/** The verification that this browser started, while it waits for an answer or for its use. */
export async function findIdentityRequest(
  { db, session, now, siteId }: Caller,
  requestNo: string,
): Promise<{ purpose: IdentityPurpose; answer: VerifiedIdentity | null } | undefined> {
  if (!session.visit) return undefined
  const [row] = await db
    .select()
    .from(identityRequests)
    .where(and(eq(identityRequests.requestNo, requestNo), ...standing({ visit: session.visit, now, siteId })))
  return row && { purpose: row.purpose as IdentityPurpose, answer: row.answer }
}

/** Stores the provider's answer. @returns its one-time key; an earlier key becomes invalid. */
export async function storeIdentity(
  { db, now }: { db: Database; now: Date },
  requestNo: string,
  answer: VerifiedIdentity,
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await db
    .update(identityRequests)
    .set({ answer, keyHash: keyHashOf(key), expiresAt: new Date(now.getTime() + USE_MS) })
    .where(and(eq(identityRequests.requestNo, requestNo), isNull(identityRequests.usedAt)))
  return key
}

/**
 * Returns the identity of a key, once, in the browser that was verified. If the calling operation fails afterwards, the key stays valid.
 * @param purposes that this use accepts.
 * @throws E-IDV-3 for an unknown or used key, or one of another purpose.
 */
export async function takeIdentity(
  { db, session, now, siteId }: Caller,
  key: string,
  purposes: readonly IdentityPurpose[],
): Promise<VerifiedIdentity> {
  if (!session.visit || !KEY.test(key)) throw missing()
  const which = [
    eq(identityRequests.keyHash, keyHashOf(key)),
    inArray(identityRequests.purpose, [...purposes]),
    ...standing({ visit: session.visit, now, siteId }),
  ]
  const [found] = await db
    .select({ answer: identityRequests.answer })
    .from(identityRequests)
    .where(and(...which))
  // Of two simultaneous uses only one changes the row. Verified data is not stored longer than needed.
  const [used] = await db
    .update(identityRequests)
    .set({ usedAt: now, answer: null })
    .where(and(...which))
    .returning({ requestNo: identityRequests.requestNo })
  if (!found?.answer || !used) throw missing()
  return found.answer
}

const standing = ({ visit, now, siteId }: { visit: string; now: Date; siteId: string }) => [
  eq(identityRequests.siteId, siteId),
  eq(identityRequests.visitHash, visitHashOf(visit)),
  isNull(identityRequests.usedAt),
  unexpired(identityRequests.expiresAt, now, ASK_MS),
]

const missing = (): CallFailure => new CallFailure('500', IDENTITY_MISSING, { status: 409 })

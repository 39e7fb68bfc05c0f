// Social sign-ins under way (S7). Each begins with a random state, stored as a hash for the visit of the browser that begins it. The
// state is valid once; the provider's answer is stored under a new random key, which is valid once too, and only in that same visit. So
// neither a link to another person's answer nor another person's state signs anyone in.
import { and, eq, isNull, lt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { SocialType } from '@/schemas/api/auth/session'
import { SOCIAL_KEY } from '@/schemas/rules/auth/social'
import type { Database } from '@/services/db/database'
import { socialRequests } from '@/services/db/tables/auth'
import type { Ctx } from '@/services/kit/service'
import { unexpired } from '@/services/db/unexpired'
import { visitHashOf } from '../domain/visit'
import type { SocialPerson } from '@/services/outside/social/social-provider'

/** Time from the button to the provider's answer. */
const ASK_MS = 10 * 60_000
/** Time from the answer to its use. */
const USE_MS = 10 * 60_000

type Row = typeof socialRequests.$inferSelect
type Place = Pick<Ctx, 'db' | 'now' | 'siteId'>

const newSecret = (): string => randomBytes(32).toString('base64url')
/** Separate hashes, so that a state cannot be used as a key, nor a key as a state. */
const hashOf = (kind: 'state' | 'key', secret: string): string =>
  createHash('sha256').update(`social ${kind} ${secret}`).digest('base64url')
/** S256 (RFC 7636). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** @param callback page that begins it, with its origin and the name of the attempt. */
export async function beginRequest(
  { db, now, siteId }: Place,
  { snsType, visitHash, callback }: { snsType: SocialType; visitHash: string; callback: string },
): Promise<{ state: string; nonce: string; challenge: string }> {
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()]
  await db.delete(socialRequests).where(lt(socialRequests.expiresAt, now))
  await db.insert(socialRequests).values({
    keyHash: hashOf('state', state),
    siteId,
    snsType,
    visitHash,
    nonce,
    verifier,
    callback,
    expiresAt: new Date(now.getTime() + ASK_MS),
  })
  return { state, nonce, challenge: challengeOf(verifier) }
}

/** The request of a state, once: it counts as used whatever its result. */
export async function claimRequest({ db, now, siteId }: Place, snsType: SocialType, state: string): Promise<Row | undefined> {
  const [row] = await db
    .delete(socialRequests)
    .where(
      and(
        eq(socialRequests.keyHash, hashOf('state', state)),
        eq(socialRequests.siteId, siteId),
        eq(socialRequests.snsType, snsType),
        isNull(socialRequests.answer),
        unexpired(socialRequests.expiresAt, now, ASK_MS),
      ),
    )
    .returning()
  return row
}

/** Stores the person. @returns the one-time key. */
export async function answerRequest({ db, now }: { db: Database; now: Date }, claimed: Row, answer: SocialPerson): Promise<string> {
  const key = newSecret()
  // The secrets of the exchange are not needed afterwards.
  const row = { ...claimed, keyHash: hashOf('key', key), nonce: '', verifier: '', answer, expiresAt: new Date(now.getTime() + USE_MS) }
  await db.insert(socialRequests).values(row)
  return key
}

/** The person of a key, once, in the browser that began (S7). If the call fails afterwards, the key stays valid. */
export async function takeRequestAnswer(
  { db, now, siteId, session }: Place & Pick<Ctx, 'session'>,
  snsType: SocialType,
  key: string,
): Promise<SocialPerson | undefined> {
  if (!session.visit || !SOCIAL_KEY.test(key)) return undefined
  const [row] = await db
    .delete(socialRequests)
    .where(
      and(
        eq(socialRequests.keyHash, hashOf('key', key)),
        eq(socialRequests.siteId, siteId),
        eq(socialRequests.snsType, snsType),
        eq(socialRequests.visitHash, visitHashOf(session.visit)),
        unexpired(socialRequests.expiresAt, now, USE_MS),
      ),
    )
    .returning()
  return row?.answer ?? undefined
}

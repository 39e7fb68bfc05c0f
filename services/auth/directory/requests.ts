// Sign-ins under way at the directory. Each begins with a random state that is known by its hash, belongs to the browser that began it, and is
// used once, by one statement, whichever host the answer reaches. What was used stays for a day: an answer that is sent twice is told so.
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { DIRECTORY_ASK_MINUTES, DIRECTORY_FINISH_MINUTES } from '@/schemas/rules/auth/directory'
import type { DirectoryAnswer } from '@/schemas/words/directory-person'
import type { Database } from '@/services/db/database'
import { directoryRequests, type DirectoryRequestFacts } from '@/services/db/tables/directory'
import { unexpired } from '@/services/db/unexpired'

type Row = typeof directoryRequests.$inferSelect
type Kind = 'state' | 'key' | 'link'
interface Place {
  db: Database
  now: Date
}

const DAY = 24 * 3_600_000
const MS = { state: DIRECTORY_ASK_MINUTES * 60_000, key: DIRECTORY_FINISH_MINUTES * 60_000, link: 30 * 60_000 }

export const newRequestSecret = (): string => randomBytes(32).toString('base64url')
/** Separate hashes, so that a state is no key. */
const hashOf = (kind: Kind, secret: string): string => createHash('sha256').update(`directory ${kind} ${secret}`).digest('base64url')

export async function beginDirectoryRequest(
  { db, now }: Place,
  state: string,
  visitHash: string,
  facts: DirectoryRequestFacts,
): Promise<void> {
  await db.delete(directoryRequests).where(lt(directoryRequests.expiresAt, new Date(now.getTime() - DAY)))
  await db.insert(directoryRequests).values({
    keyHash: hashOf('state', state),
    visitHash,
    facts,
    expiresAt: new Date(now.getTime() + MS.state),
    createdAt: now,
  })
}

/** The request of a secret, once, whatever comes of it; why not, where there is none. */
export async function claimDirectoryRequest(
  { db, now }: Place,
  kind: 'state' | 'key',
  secret: string,
): Promise<Row | 'replayed' | 'expired'> {
  const keyed = eq(directoryRequests.keyHash, hashOf(kind, secret))
  const [row] = await db
    .update(directoryRequests)
    .set({ usedAt: now })
    .where(and(keyed, isNull(directoryRequests.usedAt), unexpired(directoryRequests.expiresAt, now, MS[kind])))
    .returning()
  if (row) return row
  return (await db.$count(directoryRequests, and(keyed, isNotNull(directoryRequests.usedAt)))) > 0 ? 'replayed' : 'expired'
}

/** Keeps the answer for the step that follows. @returns its one-time key. */
export async function keepRequestAnswer(
  { db, now }: Place,
  { visitHash, facts }: Row,
  answer: DirectoryAnswer,
  kind: 'key' | 'link' = 'key',
): Promise<string> {
  const key = newRequestSecret()
  const left = { ...facts, nonce: '', verifier: '', requestName: '' }
  const expiresAt = new Date(now.getTime() + MS[kind])
  await db.insert(directoryRequests).values({
    keyHash: hashOf(kind, key),
    visitHash,
    facts: { ...left, purpose: kind === 'link' ? 'link' : facts.purpose },
    answer,
    expiresAt,
    createdAt: now,
  })
  return key
}

/** The account that this browser brought last and that waits to be linked. */
export async function waitingRequestLink({ db, now }: Place, visitHash: string): Promise<(Row & { answer: DirectoryAnswer }) | undefined> {
  const rows = await db
    .select()
    .from(directoryRequests)
    .where(
      and(
        eq(directoryRequests.visitHash, visitHash),
        isNull(directoryRequests.usedAt),
        isNotNull(directoryRequests.answer),
        gt(directoryRequests.expiresAt, now),
        unexpired(directoryRequests.expiresAt, now, MS.link),
      ),
    )
  const waiting = rows.filter(({ facts }) => facts.purpose === 'link').toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
  return waiting?.answer ? { ...waiting, answer: waiting.answer } : undefined
}

/** @returns whether it was still there. */
export async function takeRequestLink({ db, now }: Place, keyHash: string): Promise<boolean> {
  const used = await db
    .update(directoryRequests)
    .set({ usedAt: now })
    .where(and(eq(directoryRequests.keyHash, keyHash), isNull(directoryRequests.usedAt)))
    .returning({ keyHash: directoryRequests.keyHash })
  return used.length > 0
}

// What a passkey is asked to sign. Each is a row that ends by the clock of the database and is deleted by who takes it, so that of any number
// of requests with one answer, on any number of hosts, one passes; an answer that turns out wrong has used it up as well.
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { PASSKEY_MINUTES } from '@/schemas/rules/auth/passkey'
import type { Database } from '@/services/db/database'
import { staffChallenges } from '@/services/db/tables/staff-passkeys'

type Purpose = (typeof staffChallenges.$inferSelect)['purpose']

const clock = sql`clock_timestamp()`
const hashOf = (challenge: string): string => createHash('sha256').update(`staff challenge ${challenge}`).digest('base64url')

/** @param staffId whose passkey alone may sign it; null: anybody's. @returns the bytes, in base64url. */
export async function newPasskeyChallenge(
  db: Database,
  { purpose, staffId }: { purpose: Purpose; staffId: string | null },
): Promise<string> {
  await db.delete(staffChallenges).where(lte(staffChallenges.expiresAt, clock))
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = sql`clock_timestamp() + make_interval(mins => ${PASSKEY_MINUTES})`
  await db.insert(staffChallenges).values({ hash: hashOf(challenge), purpose, staffId, expiresAt })
  return challenge
}

/** Uses up what an answer says it has signed. @returns whose it was to be; undefined: it was used, is over, or never ours. */
export async function takePasskeyChallenge(
  db: Database,
  { clientDataJSON, purpose }: { clientDataJSON: string; purpose: Purpose },
): Promise<{ challenge: string; staffId: string | null } | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const [taken] = await db
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.hash, hashOf(challenge)), eq(staffChallenges.purpose, purpose), gt(staffChallenges.expiresAt, clock)))
    .returning({ staffId: staffChallenges.staffId })
  return taken && { challenge, staffId: taken.staffId }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

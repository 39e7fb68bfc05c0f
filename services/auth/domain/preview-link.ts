import { like, lt, and } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '@/services/db/database'
import { facts } from '@/services/db/tables/base'
import { readToken, signToken, type Role } from './tokens'

/** Long enough to bring a link from a terminal or a mail to a browser; it opens once. */
export const PREVIEW_LINK_MINUTES = 10
const USED = 'preview-used:'

/** What a link shows: one page, as a member of staff with this role sees its draft. */
interface Shown {
  role: Role
  /** Decoded path of the page, with its query. */
  to: string
}

/** A token for `/adm/preview/open`: good once, for ten minutes, for one page. */
export function issuePreviewLink(secret: string, { role, to, now }: Shown & { now: Date }): Promise<string> {
  return signToken(secret, 'preview-link', { role, to, jti: randomUUID() }, now, PREVIEW_LINK_MINUTES * 60)
}

/** What a valid, unused token of ours shows; from now on it counts as used, in every process. */
export async function consumePreviewLink(secret: string, token: string, db: Database, now: Date): Promise<Shown | undefined> {
  const claims = await readToken(secret, 'preview-link', token, now)
  const role = claims?.['role']
  const to = claims?.['to']
  if (!claims?.jti || (role !== 'adm' && role !== 'mng') || typeof to !== 'string') return undefined
  // An expired token cannot be used again, so its record may be deleted.
  await db.delete(facts).where(and(like(facts.name, `${USED}%`), lt(facts.value, new Date(now.getTime() - 3_600_000).toISOString())))
  const first = await db
    .insert(facts)
    .values({ name: USED + claims.jti, value: now.toISOString() })
    .onConflictDoNothing()
    .returning({ name: facts.name })
  return first.length === 1 ? { role, to } : undefined
}

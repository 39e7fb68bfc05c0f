import { and, eq, like, lt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '@/services/db/database'
import { facts } from '@/services/db/tables/base'
import { PREVIEW_LINK } from '@/schemas/rules/base/preview-link'
import { readToken, signToken, type Role } from './tokens'

const USED = 'preview-used:'
/** Milliseconds in which a second press is the same opening: a double press sends the form twice. */
const SAME_PRESS = 10_000

/** What a link shows: one page, as a member of staff with this role sees its draft. */
interface Shown {
  role: Role
  /** Decoded path of the page, with its query. */
  to: string
}
export type PreviewLink = { state: 'open'; shown: Shown } | { state: 'used' | 'expired' }

/** A token for `/adm/preview/open`: good once, for a few minutes, for one page. */
export function issuePreviewLink(secret: string, { role, to, now }: Shown & { now: Date }): Promise<string> {
  return signToken(secret, 'preview-link', { role, to, jti: randomUUID() }, now, PREVIEW_LINK.opensWithin * 60)
}

/** What a token leads to. Nothing is used up: a scanner of mails or a messenger that draws a card reads it too. */
export async function readPreviewLink(secret: string, token: string, db: Database, now: Date): Promise<PreviewLink & { jti?: string }> {
  const claims = await readToken(secret, 'preview-link', token, now)
  const role = claims?.['role']
  const to = claims?.['to']
  if (!claims?.jti || (role !== 'adm' && role !== 'mng') || typeof to !== 'string') return { state: 'expired' }
  const [used] = await db
    .select({ at: facts.value })
    .from(facts)
    .where(eq(facts.name, USED + claims.jti))
  if (used && now.getTime() - Date.parse(used.at) > SAME_PRESS) return { state: 'used' }
  return { state: 'open', shown: { role, to }, jti: claims.jti }
}

/** The same for a person who opens it: from now on it counts as used, in every process. */
export async function consumePreviewLink(secret: string, token: string, db: Database, now: Date): Promise<PreviewLink> {
  const link = await readPreviewLink(secret, token, db, now)
  if (link.state !== 'open') return link
  // An expired token cannot be used again, so its record may be deleted.
  await db.delete(facts).where(and(like(facts.name, `${USED}%`), lt(facts.value, new Date(now.getTime() - 3_600_000).toISOString())))
  await db
    .insert(facts)
    .values({ name: USED + link.jti!, value: now.toISOString() })
    .onConflictDoNothing()
  return { state: 'open', shown: link.shown }
}

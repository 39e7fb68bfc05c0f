// What areas above do when a member signs in: the store joins the carts. An area adds its part; the sign-in does not know what it is.
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'
import type { Database } from '@/services/db/database'

/** The session is that of the visitor who just signed in. @returns cookie lines of the answer. */
export type AtSignIn = (tx: Database, memberNo: string, ctx: Pick<Ctx, 'session' | 'now' | 'siteId'>) => Promise<string[]>

/** Each part has a savepoint of its own: one that fails is logged and undone, and the member is signed in all the same. */
export async function runAtSignIn(db: Database, memberNo: string, ctx: Pick<Ctx, 'session' | 'now' | 'siteId' | 'log'>): Promise<string[]> {
  const lines: string[] = []
  for (const part of areaParts<AtSignIn>('atSignIn')) {
    try {
      lines.push(...(await db.transaction((tx) => part(tx, memberNo, ctx))))
    } catch (error) {
      ctx.log.error({ event: 'at-sign-in-failed', err: error }, 'something that belongs to a sign-in failed; the member is signed in')
    }
  }
  return lines
}

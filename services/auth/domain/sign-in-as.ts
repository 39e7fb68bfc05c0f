import { requestContext } from '@/lib/request-context'
import type { Database } from '@/services/db/database'
import { runAtSignIn } from './at-sign-in'
import { deviceOf } from './device-of'
import { deviceWords } from './device-words'
import { openMemberSession } from './member-session'
import type { Ctx } from '@/services/kit/service'

/**
 * Signs the calling browser in as a verified member; an earlier sign-in of this browser ends (S2).
 * @param db the caller's own transaction, if any.
 * @returns cookie lines of the answer.
 */
export async function signInAs(
  ctx: Pick<Ctx, 'db' | 'session' | 'now' | 'siteId' | 'log'>,
  { memberNo, keepLogin }: { memberNo: string; keepLogin: boolean },
  db: Database = ctx.db,
): Promise<string[]> {
  const opened = { memberNo, keepLogin, device: thisDevice(), deviceWords: deviceWords(), before: ctx.session.claim?.sid }
  const lines = await openMemberSession(db, opened, ctx.now)
  return [...lines, ...(await runAtSignIn(db, memberNo, ctx))]
}

/** Of the calling browser. */
export const thisDevice = (): string => deviceOf(requestContext()?.userAgent ?? '')

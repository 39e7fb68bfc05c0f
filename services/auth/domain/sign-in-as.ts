import { requestContext } from '@/lib/request-context'
import type { Database } from '@/services/db/database'
import { deviceOf } from './device-of'
import { openMemberSession } from './member-session'
import type { Ctx } from '@/services/kit/service'

/**
 * Signs the calling browser in as a member who has proved who they are; an earlier sign-in of this browser ends (S2).
 * @param db a transaction of the caller's own, where it has one.
 * @returns cookie lines to answer with.
 */
export const signInAs = (
  ctx: Pick<Ctx, 'db' | 'session' | 'now'>,
  { memberNo, keepLogin }: { memberNo: string; keepLogin: boolean },
  db: Database = ctx.db,
): Promise<string[]> => openMemberSession(db, { memberNo, keepLogin, device: thisDevice(), before: ctx.session.claim?.sid }, ctx.now)

/** Of the browser that asks. */
export const thisDevice = (): string => deviceOf(requestContext()?.userAgent ?? '')

import * as contracts from '@/schemas/api/auth/session'
import { expiredCookieLines } from '../domain/expired-cookie-lines'
import { endMemberSession } from '../domain/member-session'
import { endVisit } from '../domain/visit'
import { operation } from '@/services/kit/service'

/** Copies of the cookies become invalid, and Back shows no personal page (P7). */
export const signOut = operation(contracts.signOut, async (_, ctx) => {
  const { db, now } = ctx
  const { claim } = ctx.session
  if (claim) {
    await endMemberSession(db, claim.sid, 'signOut', now)
    ctx.audit('member.signOut', claim.memberNo)
  }
  await endVisit(ctx)
  return { cookies: expiredCookieLines(), headers: { 'clear-site-data': '"cache"' } }
})

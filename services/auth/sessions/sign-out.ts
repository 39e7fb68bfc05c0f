import * as contracts from '@/schemas/api/auth/session'
import { expiredCookieLines } from '../domain/expired-cookie-lines'
import { endMemberSession } from '../domain/member-session'
import { operation } from '@/services/kit/service'

/** A copy of the cookies is worth nothing from now on, and Back shows nothing that was personal (P7). */
export const signOut = operation(contracts.signOut, async (_, ctx) => {
  const { db, now } = ctx
  const { claim } = ctx.session
  if (claim) {
    await endMemberSession(db, claim.sid, 'signOut', now)
    ctx.audit('member.signOut', claim.memberNo)
  }
  return { cookies: expiredCookieLines(), headers: { 'clear-site-data': '"cache"' } }
})

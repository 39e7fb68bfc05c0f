import { and, eq, inArray } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/members/account'
import { isWhole } from '@/schemas/rules/auth/decide-guards'
import { DORMANT_RELEASED } from '@/schemas/words/account-messages'
import { COMMON } from '@/schemas/words/messages'
import { members } from '@/services/db/tables/members'
import { settleErasure } from '../domain/settle-erasure'
import { eraseMember } from '../domain/erase-member'
import { sayFarewell } from '../domain/say-farewell'
import { underWayWords } from '../domain/under-way-words'
import { readLeaving } from '@/services/parts/read-leaving'
import { expiredCookieLines } from '@/services/auth/domain/expired-cookie-lines'
import { endMemberSessionsOf } from '@/services/auth/domain/member-session'
import { refusal } from '@/services/kit/refusal'
import { operation, type CtxOf, type Outcome } from '@/services/kit/service'
import { takeRecovery } from './recovery-of'

type StatusInput = Input<typeof contracts.changeMemberStatus>
type StatusOutcome = Outcome<typeof contracts.changeMemberStatus>

export const changeMemberStatus = operation(contracts.changeMemberStatus, (input, ctx) =>
  input.status === 'NORMAL' ? release(input, ctx) : withdraw(input, ctx),
)

/** The account of the verified person, and if an id was typed, exactly that one (S-DORM-3, S-DORM-4). */
async function release({ memberId }: StatusInput, ctx: CtxOf<typeof contracts.changeMemberStatus>): Promise<StatusOutcome> {
  const { memberNos, cookies } = await takeRecovery(ctx, 'dormant')
  if (memberNos.length === 0) throw ctx.fail('noMember')
  const woken = await ctx.db
    .update(members)
    .set({ status: 'NORMAL' })
    .where(
      and(
        eq(members.siteId, ctx.siteId),
        eq(members.status, 'DORMANT'),
        inArray(members.memberNo, memberNos),
        ...(memberId ? [eq(members.memberId, memberId)] : []),
      ),
    )
    .returning({ memberNo: members.memberNo })
  if (woken.length === 0) throw ctx.fail('noMember')
  for (const { memberNo } of woken) ctx.audit('member.release', memberNo)
  return { message: DORMANT_RELEASED, cookies }
}

/** It cannot be undone, so it requires everything that its page requires. */
async function withdraw({ memberId }: StatusInput, ctx: CtxOf<typeof contracts.changeMemberStatus>): Promise<StatusOutcome> {
  const { db, session, now } = ctx
  const { user } = session
  if (!user) throw refusal(COMMON.loginNeeded)
  if (!isWhole(user)) throw refusal(COMMON.consentNeeded)
  if (!session.passwordConfirmed) throw refusal(COMMON.passwordNeeded)
  if (memberId && memberId !== user.memberId) throw ctx.fail('notYours')
  // Locked first: an order that is placed at this moment is seen, or finds no member.
  const [owner] = await db
    .select({ email: members.email, mobileNo: members.mobileNo })
    .from(members)
    .where(eq(members.memberNo, user.memberNo))
    .for('update')
  const leaving = await readLeaving(ctx, user.memberNo)
  if (leaving.underWay.length > 0) throw ctx.fail('underWay', { words: underWayWords(leaving.underWay, ['탈퇴할', '탈퇴해']) })
  await endMemberSessionsOf(db, user.memberNo, 'withdrawal', now)
  settleErasure(ctx, await eraseMember(db, user.memberNo, now))
  ctx.audit('member.withdraw', user.memberNo)
  ctx.after(() => sayFarewell(owner!, leaving, now))
  return { cookies: expiredCookieLines() }
}

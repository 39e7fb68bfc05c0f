import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/desk'
import { endMemberSessionsOf } from '@/services/auth/domain/member-session'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { touchTours } from '../domain/touch-tours'
import { requireMember } from '../domain/require-member'

/** A status of its own: whatever asks for NORMAL refuses the member, also where nobody thought of blocks. */
export const blockMember = operation(contracts.blockMember, async ({ memberNo, reason }, ctx) => {
  const { db, now } = ctx
  const { status } = await requireMember(ctx, memberNo, { lock: true })
  if (status === 'WITHDRAWN') throw ctx.fail('gone')
  if (status === 'BLOCKED') throw ctx.fail('already')
  await db.update(members).set({ status: 'BLOCKED', statusBefore: status }).where(eq(members.memberNo, memberNo))
  await endMemberSessionsOf(db, memberNo, 'staff', now)
  await touchTours(ctx, memberNo)
  ctx.audit('member.block', memberNo, { reason: reason.trim() }, [{ memberNo }])
  return { message: '이용을 제한하고 모든 로그인을 끝냈습니다.' }
})

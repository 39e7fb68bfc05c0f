import * as contracts from '@/schemas/api/members/desk'
import { endMemberSessionsOf } from '@/services/auth/domain/member-session'
import { operation } from '@/services/kit/service'
import { requireMember } from '../domain/require-member'

export const endMemberSessions = operation(contracts.endMemberSessions, async ({ memberNo, reason }, ctx) => {
  await requireMember(ctx, memberNo)
  const ended = await endMemberSessionsOf(ctx.db, memberNo, 'staff', ctx.now)
  ctx.audit('member.endSessions', memberNo, { reason: reason.trim(), ended }, [{ memberNo }])
  return { item: { ended }, message: ended > 0 ? `로그인 ${ended}건을 끝냈습니다.` : '지금 로그인한 곳이 없습니다.' }
})

import * as contracts from '@/schemas/api/auth/own-sign-ins'
import { operation } from '@/services/kit/service'
import { endMemberSessionsOf } from '../domain/member-session'

export const endMyOtherSignIns = operation(contracts.endMyOtherSignIns, async (_, ctx) => {
  const { memberNo } = ctx.session.user!
  const ended = await endMemberSessionsOf(ctx.db, memberNo, 'elsewhere', ctx.now, ctx.session.claim?.sid)
  ctx.audit('member.endSignIn', memberNo, { ended })
  return { item: { ended }, message: ended === 0 ? '다른 로그인이 없습니다.' : `다른 로그인 ${ended}개를 끝냈습니다.` }
})

import * as contracts from '@/schemas/api/auth/own-sign-ins'
import { operation } from '@/services/kit/service'
import { endMemberSession } from '../domain/member-session'
import { livingSignIns } from './living-sign-ins'

export const endMySignIn = operation(contracts.endMySignIn, async ({ key }, ctx) => {
  const wanted = (await livingSignIns(ctx)).find((one) => one.key === key)
  if (!wanted) throw ctx.fail('missing')
  if (wanted.isCurrent) throw ctx.fail('current')
  await endMemberSession(ctx.db, wanted.id, 'elsewhere', ctx.now)
  ctx.audit('member.endSignIn', ctx.session.user!.memberNo, { ended: 1 })
  return { message: `${wanted.deviceWords || '다른 기기'}의 로그인을 끝냈습니다.` }
})

import * as contracts from '@/schemas/api/auth/own-account'
import { operation } from '@/services/kit/service'
import { endStaffSessions } from '../domain/end-staff-sessions'

export const endOtherSessions = operation(contracts.endOtherSessions, async (_, ctx) => {
  const { id, sid } = ctx.session.staff!
  const ended = await endStaffSessions(ctx.db, { id, except: sid, now: ctx.now })
  ctx.audit('staff.endSession', id, { ended })
  return { item: { ended }, message: ended === 0 ? '다른 로그인이 없습니다.' : `다른 로그인 ${ended}개를 끝냈습니다.` }
})

import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/own-account'
import { staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

export const endOwnSession = operation(contracts.endOwnSession, async ({ id: asked }, ctx) => {
  const { id, sid } = ctx.session.staff!
  if (asked === sid) throw ctx.fail('current')
  const [ended] = await ctx.db
    .update(staffSessions)
    .set({ endedAt: ctx.now })
    .where(and(eq(staffSessions.id, asked), eq(staffSessions.staffId, id), isNull(staffSessions.endedAt)))
    .returning({ device: staffSessions.device })
  if (!ended) throw ctx.fail('missing')
  ctx.audit('staff.endSession', id, { ended: 1 })
  return { message: `${ended.device || '알 수 없는 기기'}의 로그인을 끝냈습니다.` }
})

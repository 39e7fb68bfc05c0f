import * as contracts from '@/schemas/api/members/desk'
import { ERASE_WORDS } from '@/schemas/api/members/desk'
import { endMemberSessionsOf } from '@/services/auth/domain/member-session'
import { readLeaving } from '@/services/parts/read-leaving'
import { operation } from '@/services/kit/service'
import { eraseMember as erase } from '../domain/erase-member'
import { settleErasure } from '../domain/settle-erasure'
import { underWayWords } from '../domain/under-way-words'
import { requireMember } from '../domain/require-member'

export const eraseMember = operation(contracts.eraseMember, async ({ memberNo, reason, confirm }, ctx) => {
  const { db, now } = ctx
  if (confirm.trim() !== ERASE_WORDS) throw ctx.fail('unconfirmed')
  const { status } = await requireMember(ctx, memberNo, { lock: true })
  if (status === 'WITHDRAWN') throw ctx.fail('gone')
  // A member who asks staff instead of leaving in person has the same orders to receive and the same work to be finished.
  const owed = (await readLeaving(ctx, memberNo)).underWay.filter(({ isFree }) => !isFree)
  if (owed.length > 0) throw ctx.fail('underWay', { words: underWayWords(owed, ['파기할', '파기해']) })
  await endMemberSessionsOf(db, memberNo, 'withdrawal', now)
  settleErasure(ctx, await erase(db, memberNo, now))
  ctx.audit('member.erase', memberNo, { reason: reason.trim() }, [{ memberNo }])
  return { message: '개인정보를 파기하고 탈퇴로 처리했습니다.' }
})

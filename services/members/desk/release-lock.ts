import * as contracts from '@/schemas/api/members/desk'
import { releaseTries } from '@/services/auth/domain/limit-tries'
import { operation } from '@/services/kit/service'
import { requireMember } from '../domain/require-member'
import { triesOf } from './tries-of'

export const releaseLock = operation(contracts.releaseLock, async ({ memberNo, reason }, ctx) => {
  const member = await requireMember(ctx, memberNo)
  if (!(await releaseTries(ctx.db, triesOf(member), ctx.now))) throw ctx.fail('notLocked')
  ctx.audit('member.releaseLock', memberNo, { reason: reason.trim() }, [{ memberNo }])
  return { message: '잠금을 해제했습니다. 지금 바로 로그인할 수 있습니다.' }
})

import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/desk'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { touchTours } from '../domain/touch-tours'
import { requireMember } from '../domain/require-member'

/** Returns to the status before the block: a dormant account still needs its owner's identity. */
export const unblockMember = operation(contracts.unblockMember, async ({ memberNo, reason }, ctx) => {
  const { status, statusBefore } = await requireMember(ctx, memberNo, { lock: true })
  if (status !== 'BLOCKED') throw ctx.fail('notBlocked')
  await ctx.db
    .update(members)
    .set({ status: statusBefore ?? 'NORMAL', statusBefore: null })
    .where(eq(members.memberNo, memberNo))
  await touchTours(ctx, memberNo)
  ctx.audit('member.unblock', memberNo, { reason: reason.trim() }, [{ memberNo }])
  return { message: '이용 제한을 해제했습니다.' }
})

import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/account'
import { remindAfter } from '@/schemas/rules/auth/is-password-change-due'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'

export const changePassLater = operation(contracts.changePassLater, async (_, ctx) => {
  await ctx.db
    .update(members)
    .set({ passwordRemindAt: remindAfter(ctx.now) })
    .where(eq(members.memberNo, ctx.session.user!.memberNo))
  return {}
})

import * as contracts from '@/schemas/api/members/account-mail'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { staffMailCodes } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { accountMailCode, confirmedMail } from './account-mail-code'
import { tryMailCode } from './issue-mail-code'

/** The address itself changes with the form around it. */
export const confirmAccountMailCode = operation(contracts.confirmAccountMailCode, async ({ email: typed, verifyNo }, ctx) => {
  const { db, now, session } = ctx
  const { memberNo } = session.user!
  const email = typed.trim()
  const tried = await tryMailCode(db, accountMailCode(memberNo, email), digitsOnly(verifyNo), now)
  if (tried.code !== 'right') throw ctx.fail(tried.code)
  const used = await db
    .update(staffMailCodes)
    .set(confirmedMail(memberNo, email, now))
    .where(tried.row)
    .returning()
  if (used.length === 0) throw ctx.fail('over')
  return { message: '새 이메일을 확인했습니다.' }
})

import * as contracts from '@/schemas/api/members/joins'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { staffMailCodes } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { changeJoinDraft } from './join-draft'
import { tryMailCode } from './issue-mail-code'
import { staffMailCode } from './staff-mail'

/** The right code marks the draft as a member of staff's, once (S-JOIN-7, P-STAFF-1). */
export const confirmStaffVerifyNo = operation(contracts.confirmStaffVerifyNo, async ({ email: typed, verifyNo }, ctx) => {
  const { db, now, siteId } = ctx
  const email = typed.trim()
  const tried = await tryMailCode(db, staffMailCode(email), digitsOnly(verifyNo), now)
  if (tried.code !== 'right') throw ctx.fail(tried.code)
  return db.transaction(async (tx) => {
    const used = await tx.update(staffMailCodes).set({ confirmedAt: now }).where(tried.row).returning()
    if (used.length === 0) throw ctx.fail('over')
    const { cookies } = await changeJoinDraft({ db: tx, session: ctx.session, now, siteId }, (draft) => ({
      ...draft,
      employeeEmail: email,
    }))
    return { cookies, message: '임직원 이메일을 확인했습니다.' }
  })
})

import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/joins'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { staffMailCodes } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { unexpired } from '@/services/db/unexpired'
import { MINUTE } from '@/services/kit/limit-calls'
import { changeJoinDraft } from './join-draft'
import { STAFF_CODE_MINUTES, isStaffCode, STAFF_CODE_TRIES } from './staff-code'
import { staffMailIndex } from './staff-mail'

/** The right code marks the draft as a member of staff's, once (S-JOIN-7, P-STAFF-1). An attempt is counted before it is checked. */
export const confirmStaffVerifyNo = operation(contracts.confirmStaffVerifyNo, async ({ email: typed, verifyNo }, ctx) => {
  const { db, now, siteId } = ctx
  const email = typed.trim()
  const standing = and(
    eq(staffMailCodes.emailIndex, staffMailIndex(email)),
    unexpired(staffMailCodes.expiresAt, now, STAFF_CODE_MINUTES * MINUTE),
    isNull(staffMailCodes.confirmedAt),
  )
  const [row] = await db
    .update(staffMailCodes)
    .set({ tries: sql`${staffMailCodes.tries} + 1` })
    .where(and(standing, lt(staffMailCodes.tries, STAFF_CODE_TRIES)))
    .returning()
  if (!row) throw ctx.fail('over')
  if (!isStaffCode(row.codeHash, email, digitsOnly(verifyNo))) throw ctx.fail('wrong')
  return db.transaction(async (tx) => {
    const used = await tx
      .update(staffMailCodes)
      .set({ confirmedAt: now })
      .where(and(standing, eq(staffMailCodes.codeHash, row.codeHash)))
      .returning()
    if (used.length === 0) throw ctx.fail('over')
    const { cookies } = await changeJoinDraft({ db: tx, session: ctx.session, now, siteId }, (draft) => ({
      ...draft,
      employeeEmail: email,
    }))
    return { cookies, message: '임직원 이메일을 확인했습니다.' }
  })
})

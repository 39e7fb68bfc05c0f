import { and, eq, gt, lt, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-news'
import { MOBILE_CODE_TRIES } from '@/schemas/rules/auth/staff-sign-in'
import { staff } from '@/services/db/tables/auth'
import { staffMobileCodes } from '@/services/db/tables/staff-passkeys'
import { operation } from '@/services/kit/service'
import { tellStaff } from '../domain/tell-staff'
import { mobileCodeHash } from './mobile-code-hash'

/** A try is counted before it is compared, so that many at one moment are many. The log has no number. */
export const confirmOwnMobile = operation(contracts.confirmOwnMobile, async ({ code: typed }, ctx) => {
  const { db, now } = ctx
  const { id } = ctx.session.staff!
  const isOpen = and(
    eq(staffMobileCodes.staffId, id),
    lt(staffMobileCodes.tries, MOBILE_CODE_TRIES),
    gt(staffMobileCodes.expiresAt, sql`clock_timestamp()`),
  )
  const [tried] = await db
    .update(staffMobileCodes)
    .set({ tries: sql`${staffMobileCodes.tries} + 1` })
    .where(isOpen)
    .returning()
  if (!tried) throw ctx.fail('ended')
  const codeHash = mobileCodeHash(id, typed.replace(/\s/g, ''))
  const person = await db.transaction(async (tx) => {
    const [taken] = await tx
      .delete(staffMobileCodes)
      .where(and(eq(staffMobileCodes.staffId, id), eq(staffMobileCodes.codeHash, codeHash)))
      .returning()
    if (!taken) return undefined
    const [changed] = await tx.update(staff).set({ mobileNo: taken.mobileNo, mobileVerifiedAt: now }).where(eq(staff.id, id)).returning()
    return changed
  })
  if (!person) {
    const { message } = ctx.fail('wrong')
    throw ctx.fail('wrong', { problems: [{ pointer: '/code', message, keyword: 'rule' }] })
  }
  ctx.audit('staff.changeMobile', id)
  ctx.after(tellStaff({ ...person, title: '소식을 받는 휴대전화 번호가 바뀌었습니다.' }, now))
  return { message: '휴대전화 번호를 확인하고 저장했습니다.' }
})

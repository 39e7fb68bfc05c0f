import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-news'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { mobileFault } from '@/schemas/rules/base/mobile-fault'
import { staff } from '@/services/db/tables/auth'
import { staffNewsChoices } from '@/services/db/tables/staff-news'
import { operation } from '@/services/kit/service'
import { tellStaff } from '../domain/tell-staff'

/** Without a number no kind is told by text. The log has no number. */
export const changeOwnMobile = operation(contracts.changeOwnMobile, async ({ mobileNo: typed }, ctx) => {
  const { db, now } = ctx
  const { id } = ctx.session.staff!
  const fault = typed.trim() === '' ? undefined : mobileFault(typed)
  if (fault) throw ctx.fail('wrong', { problems: [{ pointer: '/mobileNo', message: fault, keyword: 'rule' }] })
  const mobileNo = digitsOnly(typed)
  const [person] = await db
    .update(staff)
    .set({ mobileNo: mobileNo || null })
    .where(eq(staff.id, id))
    .returning()
  if (!mobileNo) await db.delete(staffNewsChoices).where(and(eq(staffNewsChoices.staffId, id), eq(staffNewsChoices.channel, 'text')))
  ctx.audit('staff.changeMobile', id)
  ctx.after(tellStaff({ ...person!, title: '소식을 받는 휴대전화 번호가 바뀌었습니다.' }, now))
  return { message: mobileNo ? '휴대전화 번호를 저장했습니다.' : '휴대전화 번호를 지웠습니다.' }
})

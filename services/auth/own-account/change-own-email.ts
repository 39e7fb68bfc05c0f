import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/own-account'
import { emailFault } from '@/schemas/rules/base/email'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { tellStaff } from '../domain/tell-staff'
import { refuseBreakGlass } from '../domain/refuse-break-glass'

/** Both addresses hear of it: the earlier one, because it may have been somebody else. The log has neither. */
export const changeOwnEmail = operation(contracts.changeOwnEmail, async ({ email: typed }, ctx) => {
  await refuseBreakGlass(ctx)
  const { db, now } = ctx
  const { id } = ctx.session.staff!
  const email = typed.trim()
  const fault = email === '' ? undefined : emailFault(email)
  if (fault) throw ctx.fail('wrong', { problems: [{ pointer: '/email', message: fault, keyword: 'rule' }] })
  const [found] = await db.select().from(staff).where(eq(staff.id, id)).for('update')
  const person = found!
  await db
    .update(staff)
    .set({ email: email || null })
    .where(eq(staff.id, id))
  ctx.audit('staff.changeEmail', id)
  const title = '알림 메일이 바뀌었습니다.'
  ctx.after(tellStaff({ ...person, title }, now))
  if (email && email !== person.email) ctx.after(tellStaff({ ...person, email, title }, now))
  return { message: email ? '알림 메일을 저장했습니다.' : '알림 메일을 지웠습니다.' }
})

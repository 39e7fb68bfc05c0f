import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/own-account'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { hasFactor } from '../domain/has-factor'
import { renewRecoveryCodes } from '../domain/recovery-codes'
import { tellStaff } from '../domain/tell-staff'

export const renewOwnCodes = operation(contracts.renewOwnCodes, async (_, ctx) => {
  const { db, now } = ctx
  const { id } = ctx.session.staff!
  // Held until the end: of two presses the later one's codes are those that are stored.
  const [person] = await db.select().from(staff).where(eq(staff.id, id)).for('update')
  if (!(await hasFactor(db, id))) throw ctx.fail('missing')
  const codes = await renewRecoveryCodes(db, id)
  ctx.audit('staff.recoveryCodes', id)
  ctx.after(tellStaff({ ...person!, title: '복구 코드를 새로 만들었습니다.' }, now))
  return { item: { codes }, message: '복구 코드를 새로 만들었습니다. 먼저 만든 코드는 쓸 수 없습니다.' }
})

import * as contracts from '@/schemas/api/auth/staff-resets'
import { operation } from '@/services/kit/service'
import { tellStaff } from '../domain/tell-staff'
import { requireWaitingReset } from './require-waiting-reset'
import { takeNewPassword } from './take-new-password'

/** Another administrator says that it was really the person: the new password holds from now on. */
export const confirmStaffReset = operation(contracts.confirmStaffReset, async ({ id, reason }, ctx) => {
  const { db, now } = ctx
  const { person, passwordHash, from } = await requireWaitingReset(ctx, id)
  const ended = await takeNewPassword(db, { id, staffId: person.id, passwordHash, now })
  ctx.audit('staff.confirmReset', person.id, { reason: reason.trim(), ended })
  const facts = ['다른 관리자가 확인했습니다. 이제 새 비밀번호로 로그인해 주세요.', `함께 끝낸 로그인: ${ended}개`]
  ctx.after(tellStaff({ ...person, title: '비밀번호가 바뀌었습니다.', facts, from }, now))
  return { message: `${person.name}님의 새 비밀번호를 적용하고 로그인 ${ended}개를 끝냈습니다.` }
})

import * as contracts from '@/schemas/api/auth/staff-accounts'
import { operation } from '@/services/kit/service'
import { dropFactor } from '../domain/drop-factor'
import { endStaffSessions } from '../domain/end-staff-sessions'
import { hasFactor } from '../domain/has-factor'
import { tellStaff } from '../domain/tell-staff'
import { holdAdministrators } from '../domain/hold-administrators'
import { requireStaffAccount } from './require-staff-account'

export const resetFactor = operation(contracts.resetFactor, async ({ id, reason }, ctx) => {
  const { db, now } = ctx
  if (ctx.session.staff!.id === id) throw ctx.fail('own')
  await holdAdministrators(ctx)
  const person = await requireStaffAccount(ctx, id)
  if (!(await hasFactor(db, id))) throw ctx.fail('none')
  await dropFactor(db, id)
  const ended = await endStaffSessions(db, { id, now })
  ctx.audit('staff.resetFactor', id, { reason: reason.trim(), ended })
  const title = '관리자가 2단계 인증을 초기화했습니다.'
  ctx.after(
    tellStaff({ ...person, title, facts: ['다음 로그인은 비밀번호로 하고, 내 계정에서 휴대전화나 패스키를 다시 등록해 주세요.'] }, now),
  )
  return { message: `2단계 인증을 초기화하고 로그인 ${ended}개를 끝냈습니다.` }
})

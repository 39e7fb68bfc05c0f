import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-sign-in'
import { staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { findPendingSignIn } from '../domain/find-pending-sign-in'
import { endedDetail, openStaffSession } from '../domain/open-staff-session'
import { countRecoveryCodes } from '../domain/recovery-codes'
import { refusedCode } from '../domain/refused-code'
import { auditRefusal } from '../domain/audit-refusal'
import { requireAllowedNetwork } from '../domain/require-allowed-network'
import { tellStaff } from '../domain/tell-staff'
import { tryCode } from '../domain/try-code'

/** Opens one session for one right password: the awaited one is ended by whoever opens it. */
export const signInByCode = operation(contracts.signInByCode, async ({ code }, ctx) => {
  const { db, now } = ctx
  const person = await findPendingSignIn(db, ctx.session)
  if (!person) throw ctx.fail('ended')
  const { id, role, sid } = person
  await requireAllowedNetwork(ctx, id)
  const { fate, by } = await tryCode(ctx, id, code)
  if (fate !== 'right') {
    await auditRefusal(ctx, { action: 'staff.codeFailed', actor: 'visitor', target: id })
    throw refusedCode(ctx, fate)
  }
  const opened = await db.transaction(async (tx) => {
    const [taken] = await tx
      .update(staffSessions)
      .set({ endedAt: now })
      .where(and(eq(staffSessions.id, sid), isNull(staffSessions.endedAt)))
      .returning({ id: staffSessions.id })
    if (!taken) throw ctx.fail('ended')
    return openStaffSession(tx, { id, role, before: undefined, isPending: false }, now)
  })
  if (!opened) throw ctx.fail('blocked')
  ctx.audit('staff.signIn', id, { factor: by, ...endedDetail(opened) })
  const cookies = [opened.cookie]
  if (by === 'telephone') return { item: {}, cookies }
  const codesLeft = await countRecoveryCodes(db, id)
  ctx.audit('staff.recoveryCode', id, { codesLeft })
  ctx.after(tellStaff({ ...person, title: '복구 코드로 로그인했습니다.', facts: [`남은 복구 코드: ${codesLeft}개`] }, now))
  return { item: { codesLeft }, cookies }
})

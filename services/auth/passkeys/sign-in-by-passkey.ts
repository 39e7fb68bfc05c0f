import * as contracts from '@/schemas/api/auth/passkeys'
import { operation } from '@/services/kit/service'
import { auditRefusal } from '../domain/audit-refusal'
import { mayUsePassword } from '../domain/may-use-password'
import { endedDetail, openStaffSession } from '../domain/open-staff-session'
import { refusedPasskey } from '../domain/refused-passkey'
import { requireAllowedNetwork } from '../domain/require-allowed-network'
import { tryPasskey } from '../domain/try-passkey'

/** What this browser had begun, or was signed in as, ends with it. */
export const signInByPasskey = operation(contracts.signInByPasskey, async ({ answer }, ctx) => {
  const { db, now } = ctx
  await requireAllowedNetwork(ctx)
  const tried = await tryPasskey(ctx, { answer, purpose: 'signIn' })
  if (tried.fate !== 'right') throw await refusedPasskey(ctx, tried, { action: 'staff.signInFailed', actor: 'visitor' })
  const { id, role } = tried.person
  if (!tried.isSecondStep && !(await mayUsePassword(db, tried.person))) {
    await auditRefusal(ctx, {
      action: 'staff.signInFailed',
      actor: 'visitor',
      target: id,
      detail: { factor: 'passkey', why: 'companyOnly' },
    })
    throw ctx.fail('companyOnly')
  }
  const opened = await db.transaction((tx) => openStaffSession(tx, { id, role, before: ctx.session.staff?.sid, isPending: false }, now))
  if (!opened) {
    await auditRefusal(ctx, { action: 'staff.signInFailed', actor: 'visitor', target: id })
    throw ctx.fail('blocked')
  }
  ctx.audit('staff.signIn', id, { factor: 'passkey', ...endedDetail(opened) })
  return { item: { id }, cookies: [opened.cookie] }
})

import { eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/passkeys'
import { staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { refusedPasskey } from '../domain/refused-passkey'
import { tryPasskey } from '../domain/try-passkey'

export const confirmByPasskey = operation(contracts.confirmByPasskey, async ({ answer }, ctx) => {
  const { db } = ctx
  const { id, sid } = ctx.session.staff!
  const tried = await tryPasskey(ctx, { answer, purpose: 'confirm', staffId: id })
  if (tried.fate !== 'right') throw await refusedPasskey(ctx, tried, { action: 'staff.confirmFailed', actor: `staff:${id}` })
  await db
    .update(staffSessions)
    .set({ confirmedAt: sql`clock_timestamp()` })
    .where(eq(staffSessions.id, sid))
  ctx.audit('staff.confirm', id, { factor: 'passkey' })
  return {}
})

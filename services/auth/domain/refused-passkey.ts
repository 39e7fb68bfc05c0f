import type { CallFailure } from '@/schemas/api/base/failure'
import type { ClaimsCtx, Fails } from '@/services/kit/service'
import { auditRefusal } from './audit-refusal'
import type { TriedPasskey } from './try-passkey'

/** The sentence for a passkey that was not accepted; a line of the log stays, except for a question that was open too long. */
export async function refusedPasskey(
  ctx: ClaimsCtx & Fails<'ended' | 'unknown' | 'wrong'>,
  tried: Exclude<TriedPasskey, { fate: 'right' }>,
  { action, actor }: { action: string; actor: string },
): Promise<CallFailure> {
  if (tried.fate !== 'ended')
    await auditRefusal(ctx, { action, actor, target: tried.fate === 'wrong' ? tried.person.id : 'unknown', detail: { factor: 'passkey' } })
  return ctx.fail(tried.fate)
}

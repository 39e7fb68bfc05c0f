// Lines of the audit log about how staff sign in: they say from where, because who signed in is not known to be who they say.
import { requestContext } from '@/lib/request-context'
import { writeAudits } from '@/services/kit/write-audits'
import type { ClaimsCtx } from '@/services/kit/service'
import { staffDevice } from './staff-device'

/** What every such line tells besides its own details. */
export const staffAuditDetail = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...more,
  device: staffDevice(),
  address: requestContext()?.ip ?? '',
})

/** A line of an attempt that is refused: it stays although the call fails. The contract has `transaction: 'own'`. */
export const staffAuditRefusal = (
  { db, now, requestId }: Pick<ClaimsCtx, 'db' | 'now' | 'requestId'>,
  line: { action: string; actor: string; target: string; detail?: Record<string, unknown> },
): Promise<void> => writeAudits(db, [{ at: now, requestId, ...line, detail: staffAuditDetail(line.detail) }])

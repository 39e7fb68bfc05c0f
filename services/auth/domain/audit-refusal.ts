import { placeOf } from '@/services/kit/place-of'
import { writeAudits } from '@/services/kit/write-audits'
import type { ClaimsCtx } from '@/services/kit/service'

/** A line of an attempt of staff that is refused: it stays although the call fails. The contract has `transaction: 'own'`. */
export const auditRefusal = (
  { db, now, requestId }: Pick<ClaimsCtx, 'db' | 'now' | 'requestId'>,
  { detail = null, ...line }: { action: string; actor: string; target: string; detail?: Record<string, unknown> | null },
): Promise<void> => writeAudits(db, [{ at: now, requestId, ...line, detail, ...placeOf({}, line.action) }])

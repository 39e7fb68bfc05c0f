import { and, eq, exists, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { boardConsultations } from '@/schemas/api/consulting/desk'
import { consultationAsks, consultations } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'
import { knownRequests } from './known-requests'

/** The requests that a view of the inbox shows: its filters, for the caller. */
export function requestsWanted(ctx: Ctx, { type, shopId, show }: Omit<Input<typeof boardConsultations>, 'most'>): SQL {
  const { now, session } = ctx
  const { staff } = session
  const shown = {
    mine: eq(consultations.staffId, staff?.id ?? ''),
    // A shop's request is unassigned to its own staff until a person has it. A complete one waits for no person.
    none: and(
      isNull(consultations.staffId),
      staff?.shopId === undefined ? isNull(consultations.shopId) : undefined,
      ne(consultations.stage, 'complete'),
      isNull(consultations.closedAt),
    ),
    late: lt(consultations.dueAt, now),
    asked: exists(
      ctx.db
        .select({ one: sql`1` })
        .from(consultationAsks)
        .where(and(eq(consultationAsks.counselSeq, consultations.counselSeq), eq(consultationAsks.state, 'waiting'))),
    ),
  }
  return and(
    knownRequests(ctx),
    type && eq(consultations.type, type),
    shopId ? eq(consultations.shopId, shopId) : undefined,
    show && shown[show],
  )!
}

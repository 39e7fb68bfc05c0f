import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { boardConsultations } from '@/schemas/api/consulting/desk'
import { consultations } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'

/** The requests that a view of the inbox shows: its filters, for the caller. */
export function requestsWanted({ siteId, now, session }: Ctx, { type, shopId, show }: Omit<Input<typeof boardConsultations>, 'most'>): SQL {
  const shown = {
    mine: eq(consultations.staffId, session.staff!.id),
    none: and(isNull(consultations.staffId), isNull(consultations.shopId)),
    late: lt(consultations.dueAt, now),
  }
  return and(
    eq(consultations.siteId, siteId),
    type && eq(consultations.type, type),
    shopId ? eq(consultations.shopId, shopId) : undefined,
    show && shown[show],
  )!
}

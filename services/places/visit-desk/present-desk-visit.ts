import { and, eq } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseVisits } from '@/schemas/api/places/visit-desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { shopVisits } from '@/services/db/tables/visits'
import type { Ctx, Fails } from '@/services/kit/service'
import { visitRows, type VisitRow } from '../domain/own-visit'

export async function requireVisit(ctx: Ctx & Fails<'missing'>, visitSeq: number): Promise<VisitRow> {
  const [row] = await visitRows(ctx.db).where(and(eq(shopVisits.siteId, ctx.siteId), eq(shopVisits.visitSeq, visitSeq)))
  if (!row) throw ctx.fail('missing')
  return row
}

/** In the audit log. */
export const visitTarget = (visitSeq: number): string => `visit:${visitSeq}`

/** A booking as lists show it: the person masked. */
export function presentDeskVisit({ visit, slot }: Pick<VisitRow, 'visit' | 'slot'>, now: Date): Listed<typeof browseVisits> {
  const { visitSeq, people, state, sequence, person, request, memberNo, bookedAt } = visit
  return {
    ...{ visitSeq, people, state, sequence },
    placeName: slot.placeName,
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    name: maskedName(person.name),
    phoneNo: maskMobile(person.phoneNo),
    isDropped: state === 'booked' && slot.droppedAt !== null && slot.startsAt > now,
    hasRequest: request !== null,
    isMember: memberNo !== null,
    bookedAt: bookedAt.toISOString(),
  }
}

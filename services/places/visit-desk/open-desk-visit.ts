import * as contracts from '@/schemas/api/places/visit-desk'
import { formatMobile } from '@/schemas/words/person'
import { operation } from '@/services/kit/service'
import { requireVisit, visitTarget } from './present-desk-visit'

/** Opens who comes, and records who read it, and why. */
export const openDeskVisit = operation(contracts.openDeskVisit, async ({ visitSeq, reason }, ctx) => {
  const { person, request } = (await requireVisit(ctx, visitSeq)).visit
  ctx.audit('visit.read', visitTarget(visitSeq), { reason: reason.trim() })
  return { item: { name: person.name, phoneNo: formatMobile(person.phoneNo), email: person.email, request: request ?? '' } }
})

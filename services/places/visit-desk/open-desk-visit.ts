import * as contracts from '@/schemas/api/places/visit-desk'
import { formatMobile } from '@/schemas/words/person'
import { operation } from '@/services/kit/service'
import { requireVisit, visitTarget } from './present-desk-visit'
import { whoseVisit } from '../domain/whose-visit'

/** Opens who comes, and records who read it, and why. */
export const openDeskVisit = operation(contracts.openDeskVisit, async ({ visitSeq, reason }, ctx) => {
  const { visit } = await requireVisit(ctx, visitSeq)
  const { person, request } = visit
  ctx.audit('visit.read', visitTarget(visitSeq), { reason: reason.trim() }, [whoseVisit(visit)])
  return { item: { name: person.name, phoneNo: formatMobile(person.phoneNo), email: person.email, request: request ?? '' } }
})

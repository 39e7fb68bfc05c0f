import * as contracts from '@/schemas/api/members/agency'
import { operation } from '@/services/kit/service'
import { readVisit } from '@/services/auth/domain/visit'
import { AGENCY_FORM } from './change-agency-draft'

/** The draft for its own browser: of the person only the name. */
export const readAgencyDraft = operation(contracts.readAgencyDraft, async (_, ctx) => {
  const { agency = {}, done } = await readVisit(ctx)
  const { business = null, terms, verifyUser } = agency
  return {
    item: {
      business,
      hasAgreed: Boolean(terms?.member && terms.privacy),
      memberName: verifyUser?.memberName ?? null,
      joinedId: done?.form === AGENCY_FORM ? (done.facts['memberId'] ?? null) : null,
    },
  }
})

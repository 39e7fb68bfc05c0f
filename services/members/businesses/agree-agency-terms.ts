import * as contracts from '@/schemas/api/members/agency'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import { operation } from '@/services/kit/service'
import { changeAgencyDraft } from './change-agency-draft'

/** V-AGREE-1. */
export const agreeAgencyTerms = operation(contracts.agreeAgencyTerms, async (terms, ctx) => {
  if (agreementsFault({ service: terms.member, personal: terms.privacy })) throw ctx.fail('missing')
  return changeAgencyDraft(ctx, (draft) => ({ ...draft, terms: { member: true, privacy: true } }))
})

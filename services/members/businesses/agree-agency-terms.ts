import * as contracts from '@/schemas/api/members/agency'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import { answer, fail } from '@/services/kit/service'
import { changeAgency } from './agency-draft'

/** V-AGREE-1. */
export const agreeAgencyTerms = answer(
  contracts.agreeAgencyTerms,
  'services/members/businesses/agree-agency-terms.ts',
  async (terms, ctx) => {
    if (agreementsFault({ service: terms.member, personal: terms.privacy })) throw fail(contracts.agreeAgencyTerms, 'missing')
    return changeAgency(ctx, (draft) => ({ ...draft, terms: { member: true, privacy: true } }))
  },
)

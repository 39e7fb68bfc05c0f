import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/members/agency'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import * as businessContracts from '@/schemas/api/members/business'
import { tidyIdentity } from '@/schemas/rules/members/business'
import { checkAgencyBusiness } from './check-agency-business'
import { createDesignAccount } from './create-design-account'
import { joinAgency } from './join-agency'
import { lookUpPartner } from './look-up-partner'
import { openDesignPage } from './open-design-page'
import { readAgencyDraft } from './read-agency-draft'
import { readDesignAccount } from './read-design-account'
import { readMyBusiness } from './read-my-business'
import { saveMyBusiness } from './save-my-business'
import { statusCheck } from './status-check'
import { takeAgencyIdentity } from './take-agency-identity'
import { verifyMyBusiness } from './verify-my-business'
import { changeAgencyDraft } from './change-agency-draft'
import { askRegistry, limitRegistry } from './registry'

/** V-AGREE-1. */
const agreeAgencyTerms = operation(contracts.agreeAgencyTerms, async (terms, ctx) => {
  if (agreementsFault({ service: terms.member, personal: terms.privacy })) throw ctx.fail('missing')
  return changeAgencyDraft(ctx, (draft) => ({ ...draft, terms: { member: true, privacy: true } }))
})

/** V-BIZ-2: the register is queried without dashes, whatever the form sent. */
const validCheck = operation(businessContracts.validCheck, async ({ bizcoms }, ctx) => {
  await limitRegistry(ctx)
  return { items: await askRegistry(businessContracts.validCheck.errors!.away, (registry) => registry.validate(bizcoms.map(tidyIdentity))) }
})

export const businesses = service('businesses', [
  validCheck,
  statusCheck,
  readMyBusiness,
  saveMyBusiness,
  verifyMyBusiness,
  lookUpPartner,
  readDesignAccount,
  createDesignAccount,
  openDesignPage,
  readAgencyDraft,
  checkAgencyBusiness,
  agreeAgencyTerms,
  takeAgencyIdentity,
  joinAgency,
])

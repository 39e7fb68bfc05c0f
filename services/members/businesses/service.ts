import { service } from '@/services/kit/service'
import { agreeAgencyTerms } from './agree-agency-terms'
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
import { validCheck } from './valid-check'
import { verifyMyBusiness } from './verify-my-business'

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

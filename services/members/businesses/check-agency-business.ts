import * as contracts from '@/schemas/api/members/agency'
import { businessIdentityFaults, tidyIdentity } from '@/schemas/rules/members/business'
import { requireJoiningBusiness } from '../domain/business'
import { operation } from '@/services/kit/service'
import { requireRules } from '@/services/kit/wrong-fields'
import { changeAgencyDraft } from './change-agency-draft'

/** V-BIZ-1, V-BIZ-4. Another business restarts the sign-up, because the consents were given for this one. */
export const checkAgencyBusiness = operation(contracts.checkAgencyBusiness, async (input, ctx) => {
  const { session, now, siteId } = ctx
  requireRules(businessIdentityFaults(input, now))
  await requireJoiningBusiness(ctx, input, '/bizRegNum')
  const business = tidyIdentity(input)
  return ctx.db.transaction((db) =>
    changeAgencyDraft({ db, session, now, siteId }, ({ business: before, terms, verifyUser }) => ({
      business,
      ...(terms && before?.bizRegNum === business.bizRegNum ? { terms } : {}),
      ...(verifyUser ? { verifyUser } : {}),
    })),
  )
})

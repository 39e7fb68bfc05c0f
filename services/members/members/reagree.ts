import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/account'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import { members } from '@/services/db/tables/members'
import { consentFlags, newConsents, recordConsents } from '../domain/consents'
import { operation } from '@/services/kit/service'
import { marketingChanges } from './marketing-changes'
import { sendMarketingNotice } from './send-marketing-notice'
import { ownRow } from './own-row'

/** Both consents at once; marketing only if it was shown (Q-018, V-AGREE-1). Verification belongs to the identity service. */
export const reagree = operation(contracts.reagree, async (input, ctx) => {
  const { db, session, siteId, now } = ctx
  const agreed = { service: input.serviseTermsYn === 'Y', personal: input.personalInfoCollectedYn === 'Y' }
  if (agreementsFault(agreed)) throw ctx.fail('required')
  const member = await ownRow(db, session)
  const { memberNo } = member
  const changes = newConsents({ service: true, personalInfo: true, ...marketingChanges(input) }, member)
  await db
    .update(members)
    .set(consentFlags({ service: true, personalInfo: true, ...changes }))
    .where(eq(members.memberNo, memberNo))
  await recordConsents(db, { siteId, memberNo, isBusiness: member.bizYn === 'Y', channel: 'WEB', now }, changes)
  ctx.after(() => sendMarketingNotice({ email: member.email ?? '', now, consents: changes }))
  return {}
})

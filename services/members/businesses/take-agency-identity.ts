import * as contracts from '@/schemas/api/members/agency'
import { ageOn, JOIN_AGE } from '@/schemas/rules/auth/age'
import { takeIdentity } from '@/services/auth/domain/identities'
import { isKnownCi } from '@/services/auth/domain/known-ci'
import { operation } from '@/services/kit/service'
import { changeVisit } from '@/services/auth/domain/visit'

/** Who is under 14, or a member already, comes no further (V-AGE-2, S-IDV-13); nothing of him is kept. */
export const takeAgencyIdentity = operation(contracts.takeAgencyIdentity, async ({ key }, ctx) => {
  const identity = await takeIdentity(ctx, key, ['agency'])
  const { memberName, mobileNo, birthDate, ci } = identity
  if (ageOn(birthDate, ctx.now) < JOIN_AGE) throw ctx.fail('tooYoung')
  if (await isKnownCi(ctx.db, ctx.siteId, ci)) throw ctx.fail('known')
  const { cookies } = await changeVisit(ctx, ({ agency, ...others }) => ({
    ...others,
    agency: { ...agency, verifyUser: identity },
    // `agency.join` is for whoever was identified.
    identified: { memberName, mobileNo, at: ctx.now.getTime() },
  }))
  return { item: { memberName }, cookies }
})

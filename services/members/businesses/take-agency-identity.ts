import * as contracts from '@/schemas/api/members/agency'
import { ageOn, JOIN_AGE } from '@/schemas/rules/auth/age'
import { takeIdentity } from '@/services/auth/domain/identities'
import { isKnownCi } from '@/services/auth/domain/is-known-ci'
import { operation } from '@/services/kit/service'
import { changeVisit } from '@/services/auth/domain/visit'

/** A person under 14, or an existing member, is refused (V-AGE-2, S-IDV-13), and nothing of them is stored. */
export const takeAgencyIdentity = operation(contracts.takeAgencyIdentity, async ({ key }, ctx) => {
  const identity = await takeIdentity(ctx, key, ['agency'])
  const { memberName, mobileNo, birthDate, ci } = identity
  if (ageOn(birthDate, ctx.now) < JOIN_AGE) throw ctx.fail('tooYoung')
  if (await isKnownCi(ctx.db, ctx.siteId, ci)) throw ctx.fail('known')
  const { cookies } = await changeVisit(ctx, ({ agency, ...others }) => ({
    ...others,
    agency: { ...agency, verifyUser: identity },
    // `agency.join` requires an identified person.
    identified: { memberName, mobileNo, at: ctx.now.getTime() },
  }))
  return { item: { memberName }, cookies }
})

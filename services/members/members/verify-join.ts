import * as contracts from '@/schemas/api/members/joins'
import { ageOn, JOIN_AGE } from '@/schemas/rules/auth/age'
import { verifiedJoin } from '@/schemas/rules/members/join-draft'
import { takeIdentity } from '@/services/auth/domain/identities'
import { isKnownCi } from '@/services/auth/domain/is-known-ci'
import { operation } from '@/services/kit/service'
import { changeJoinDraft } from './join-draft'

/** A person under 14, or an existing member, is refused (V-AGE-2, S-IDV-13), and nothing of them is stored. */
export const verifyJoin = operation(contracts.verifyJoin, async ({ key }, ctx) => {
  const identity = await takeIdentity(ctx, key, ['join'])
  if (ageOn(identity.birthDate, ctx.now) < JOIN_AGE) throw ctx.fail('tooYoung')
  if (await isKnownCi(ctx.db, ctx.siteId, identity.ci)) throw ctx.fail('known')
  const { cookies } = await changeJoinDraft(ctx, (draft) => verifiedJoin(draft, identity))
  return { item: { memberName: identity.memberName }, cookies }
})

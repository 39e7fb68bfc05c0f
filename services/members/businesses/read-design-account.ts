import * as contracts from '@/schemas/api/members/business'
import { operation } from '@/services/kit/service'
import { NO_PARTNER, partner } from './partner'
import { outsideFailure } from './registry'

/** S-DSGN-3. */
export const readDesignAccount = operation(contracts.readDesignAccount, async (_, ctx) => {
  const answer = await partner()?.account(ctx.session.user!.memberNo)
  // The partner does not know the member at all, unlike a member without an account.
  if (answer?.ok === false && answer.code === '404') throw ctx.fail('noAccount')
  if (!answer?.ok) throw outsideFailure(contracts.readDesignAccount.errors!.unknown, answer ?? NO_PARTNER)
  const { reason = null, reservation = null, ...state } = answer.value
  return { item: { ...state, reason, reservation } }
})

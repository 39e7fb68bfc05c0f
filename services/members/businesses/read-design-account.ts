import * as contracts from '@/schemas/api/members/business'
import { operation } from '@/services/kit/service'
import { NO_PARTNER, partner } from './partner'
import { outsideFailure } from './registry'

/** S-DSGN-3. */
export const readDesignAccount = operation(contracts.readDesignAccount, async (_, ctx) => {
  const heard = await partner()?.account(ctx.session.user!.memberNo)
  // The partner does not know the member at all, which is another thing than a member without an account.
  if (heard?.ok === false && heard.code === '404') throw ctx.fail('noAccount')
  if (!heard?.ok) throw outsideFailure(contracts.readDesignAccount.errors!.unknown, heard ?? NO_PARTNER)
  const { reason = null, reservation = null, ...state } = heard.value
  return { item: { ...state, reason, reservation } }
})

import * as contracts from '@/schemas/api/store/guest-orders'
import { hasAllConsents } from '@/schemas/rules/store/guest-consents'
import { changeVisit } from '@/services/auth/domain/visit'
import { operation } from '@/services/kit/service'

/** The order form asks the visit whether its visitor agreed. */
export const agreeAsGuest = operation(contracts.agreeAsGuest, async (given, ctx) => {
  if (!hasAllConsents(given)) throw ctx.fail('missing')
  const { cookies } = await changeVisit(ctx, (draft) => ({ ...draft, guestOrder: { at: ctx.now.getTime() } }))
  return { cookies }
})

import * as contracts from '@/schemas/api/members/business'
import { validityFault } from '@/schemas/rules/members/business'
import { mayCreateDesign } from '@/schemas/rules/members/design-account'
import { operation } from '@/services/kit/service'
import { myBusinessRow } from './my-business'
import { NO_PARTNER, partner } from './partner'
import { askValidity, outsideFailure } from './registry'

/** Enforces the same conditions as the screens (S-DSGN-6 to 10), with data of the register and the partner themselves. */
export const createDesignAccount = operation(contracts.createDesignAccount, async (_, ctx) => {
  const { notCreated } = contracts.createDesignAccount.errors!
  const { memberNo } = ctx.session.user!
  const design = partner()
  if (!design) throw outsideFailure(notCreated, NO_PARTNER)
  const row = await myBusinessRow(ctx)
  if (!row) throw ctx.fail('noBusiness')
  const [{ isValid, status }, account] = await Promise.all([askValidity(notCreated, row), design.account(memberNo)])
  if (validityFault({ isValid, bypass: row.bypass })) throw ctx.fail('notValid')
  if (!account.ok) throw outsideFailure(notCreated, account)
  if (account.value.exists) throw ctx.fail('exists')
  // A business that staff accepted counts as in operation.
  if (!mayCreateDesign(status ?? 'open', account.value)) throw ctx.fail('refused')
  const made = await design.create(memberNo)
  if (!made.ok) throw outsideFailure(notCreated, made)
  if (made.value === 'exists') throw ctx.fail('exists')
  ctx.audit('design.create', memberNo)
  return {}
})

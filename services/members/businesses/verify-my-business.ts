import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/business'
import { businessIdentityFaults, tidyIdentity, validityFault } from '@/schemas/rules/members/business'
import { businesses } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { requireRules } from '@/services/kit/wrong-fields'
import { myBusinessRow } from './my-business'
import { askValidity, limitRegistry } from './registry'

/** Links a business confirmed by the register to the member (V-BIZ-1, V-BIZ-2, V-BIZ-4); the answer has its status. */
export const verifyMyBusiness = operation(contracts.verifyMyBusiness, async (input, ctx) => {
  requireRules(businessIdentityFaults(input, ctx.now))
  if (!(await myBusinessRow(ctx))) throw ctx.fail('noBusiness')
  await limitRegistry(ctx)
  const { isValid, status } = await askValidity(contracts.verifyMyBusiness.errors!.away, input)
  if (validityFault({ isValid }) || !status)
    throw ctx.fail('notValid', {
      problems: [{ pointer: '/bizRegNum', message: contracts.verifyMyBusiness.errors!.notValid[1], keyword: 'rule' }],
    })
  const { memberNo } = ctx.session.user!
  await ctx.db.update(businesses).set(tidyIdentity(input)).where(eq(businesses.memberNo, memberNo))
  ctx.audit('business.verify', memberNo, { status })
  return { item: { status } }
})

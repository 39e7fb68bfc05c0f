import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/business'
import { businessDetailFaults, tidyDetails, type BusinessType } from '@/schemas/rules/members/business'
import { businesses } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { requireRules } from '@/services/kit/wrong-fields'
import { presentMyBusiness } from './my-business'

/** Changes everything except the fields that identify the business in the register (V-BIZ-3). */
export const saveMyBusiness = operation(contracts.saveMyBusiness, async (input, ctx) => {
  requireRules(businessDetailFaults(input))
  const { name, type, ...details } = tidyDetails(input)
  const [row] = await ctx.db
    .update(businesses)
    .set({ bizName: name, type: type as BusinessType, ...details })
    .where(eq(businesses.memberNo, ctx.session.user!.memberNo))
    .returning()
  if (!row) throw ctx.fail('noBusiness')
  return { item: presentMyBusiness(row) }
})

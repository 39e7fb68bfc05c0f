import * as contracts from '@/schemas/api/members/business'
import { partnerName } from '../domain/partner-name'
import { operation } from '@/services/kit/service'

export const lookUpPartner = operation(contracts.lookUpPartner, async ({ memberId }, ctx) => {
  const isOwn = memberId === undefined || memberId === ctx.session.user!.memberId
  const name = isOwn ? await partnerName(ctx) : undefined
  if (!name) throw ctx.fail('missing')
  return { item: { name } }
})

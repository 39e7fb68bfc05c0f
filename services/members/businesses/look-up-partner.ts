import * as contracts from '@/schemas/api/members/business'
import { partnerName } from '../domain/partner-name'
import { answer, fail } from '@/services/kit/service'

export const lookUpPartner = answer(
  contracts.lookUpPartner,
  'services/members/businesses/look-up-partner.ts',
  async ({ memberId }, ctx) => {
    const isOwn = memberId === undefined || memberId === ctx.session.user!.memberId
    const name = isOwn ? await partnerName(ctx) : undefined
    if (!name) throw fail(contracts.lookUpPartner, 'missing')
    return { item: { name } }
  },
)

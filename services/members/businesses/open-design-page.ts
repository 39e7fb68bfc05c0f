import * as contracts from '@/schemas/api/members/business'
import { operation } from '@/services/kit/service'
import { partner } from './partner'

/** S-DSGN-13: a token for a minute, made for this one entry, so that the URL is useless later. */
export const openDesignPage = operation(contracts.openDesignPage, async (input, ctx) => {
  const design = partner()
  if (!design) throw ctx.fail('closed')
  const { siteId, session, now } = ctx
  const location = await design.entryUrl(session.user!.memberNo, { siteId, deviceType: input._deviceType ?? 'pc' }, now)
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return { response: new Response(null, { status: 302, headers }) }
})

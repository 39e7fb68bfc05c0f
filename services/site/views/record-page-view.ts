import { requestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/site/page-views'
import { operation } from '@/services/kit/service'
import { countSeen } from './count-seen'

/** Counts a view, unless staff make it: they are answered like everybody. The page server answers most of them itself (respond-view.ts). */
export const recordPageView = operation(contracts.recordPageView, async (input, { db, siteId, now, session }) => {
  const { userAgent = '', ip = '' } = requestContext() ?? {}
  if (!session.staff) await countSeen(input, { db, siteId, now, userAgent, ip })
  return {}
})

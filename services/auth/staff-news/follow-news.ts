import * as contracts from '@/schemas/api/auth/staff-news'
import { followNews as followed } from '@/services/news/follow-news'
import { operation } from '@/services/kit/service'

export const followNews = operation(contracts.followNews, async (_, { session, siteId }) => ({
  response: new Response(followed(session.staff!, siteId), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      // A proxy that collects would hold back what came in.
      'x-accel-buffering': 'no',
    },
  }),
}))

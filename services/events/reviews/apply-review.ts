import * as contracts from '@/schemas/api/events/entries'
import { authorName } from '@/schemas/rules/base/author-name'
import { reviewFault, URL_TWICE, URL_WANTED } from '@/schemas/rules/events/review-url'
import { eventReviews } from '@/services/db/tables/events'
import { enter, ofTemplate } from '../domain/enter'
import { operation } from '@/services/kit/service'

/** Stores an entry of a review event and the review in one transaction (V-REV-1 to V-REV-4, E-RES-501). */
export const applyReview = operation(contracts.applyReview, async ({ eventId, urls }, ctx) => {
  const { siteId, now, session } = ctx
  const { memberNo } = session.user!
  const given = urls.map((url) => url.trim()).filter(Boolean)
  const { event } = await enter(ctx, {
    eventId,
    data01: given[0],
    data02: given[1],
    data03: given[2],
    fits: ofTemplate('review'),
    validate: () => {
      const fault = reviewFault(urls)
      if (fault) throw ctx.fail(ERROR_OF[fault.message] ?? 'url', { words: fault.message })
    },
    urls: { of: () => given, taken: () => ctx.fail('urlTaken') },
    also: async (tx, { eventSeq }) =>
      void (await tx
        .insert(eventReviews)
        .values({ siteId, eventSeq, memberNo, shownName: authorName(session.user!), urls: given, postedAt: now })),
  })
  ctx.touch(`event-reviews:${event.eventSeq}`)
  return {}
})

const ERROR_OF: Record<string, 'required' | 'sameUrl'> = { [URL_WANTED]: 'required', [URL_TWICE]: 'sameUrl' }

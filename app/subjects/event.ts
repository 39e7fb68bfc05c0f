import type { SubjectLoader } from '@/renderer/subjects'
import { readEvent } from '@/schemas/api/events'
import { CallFailure } from '@/schemas/api/failure'
import { canonicalEventPath, eventPath, EVENTS, FINISHED_EVENTS } from '@/schemas/rules/event-address'
import { eventState, nextEventTurn } from '@/schemas/rules/event-window'

/**
 * The event of `/zin/event/event/:id` and of every other page that shows one; no id at all goes to the list (G-EVTNOID).
 * Under the finished ones stands only what is finished: anything else leads to its own page (S-EVT-12).
 */
export const event: SubjectLoader = async ({ params, route, now, call }) => {
  if (params['id'] === undefined) return { redirect: EVENTS }
  const eventSeq = Number(params['id'])
  if (!Number.isSafeInteger(eventSeq) || eventSeq < 1 || eventSeq > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readEvent, { eventSeq })
    if (route.startsWith(FINISHED_EVENTS) && eventState(item, now) !== 'finished') return { redirect: eventPath(item) }
    const canonical = canonicalEventPath(item.EVENT_SEQ)
    return {
      found: {
        record: item,
        title: item.EVENT_NAME,
        description: item.SUMMARY,
        image: item.IMG_BANNER_PC,
        canonical,
        freshUntil: nextEventTurn(item, now),
        jsonLd: [
          {
            '@type': 'Event', name: item.EVENT_NAME, startDate: item.OPEN_STR_DATE, endDate: item.OPEN_END_DATE, description: item.SUMMARY,
            image: item.IMG_BANNER_PC, url: canonical, eventStatus: 'https://schema.org/EventScheduled',
            eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: { '@type': 'VirtualLocation', url: canonical },
          },
        ],
      },
    } // prettier-ignore
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}

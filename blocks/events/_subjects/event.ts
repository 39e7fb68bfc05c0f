import type { SubjectLoader } from '@/renderer/subjects'
import type { Caller } from '@/schemas/api/base/call'
import { listOlderEvents, readEvent } from '@/schemas/api/events/events'
import { CallFailure } from '@/schemas/api/base/failure'
import { COLLABO, COLLABO_PAGE } from '@/schemas/rules/events/collabo'
import { canonicalEventPath, eventPath, EVENTS, FINISHED_EVENTS } from '@/schemas/rules/events/event-path'
import { eventState, nextEventTurn } from '@/schemas/rules/events/event-window'

/**
 * The event of `/zin/event/event/:id` and of every other page that shows one; without an id it redirects to the list (G-EVTNOID). A path
 * of finished events shows finished events only: any other redirects to its own page (S-EVT-12). /event/collabo shows the running
 * collaboration, or the named one (SYS-38).
 */
export const event: SubjectLoader = async ({ params, route, now, call }) => {
  const isCollabo = route.startsWith(COLLABO_PAGE)
  const id = params['id'] ?? (isCollabo ? await currentCollabo(call) : undefined)
  if (id === undefined) return { redirect: EVENTS }
  const eventSeq = Number(id)
  if (!Number.isSafeInteger(eventSeq) || eventSeq < 1 || eventSeq > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readEvent, { eventSeq })
    if (isCollabo && item.EVENT_TAB !== COLLABO) return { redirect: eventPath(item) }
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
            '@type': 'Event',
            name: item.EVENT_NAME,
            startDate: item.OPEN_STR_DATE,
            endDate: item.OPEN_END_DATE,
            description: item.SUMMARY,
            image: item.IMG_BANNER_PC,
            url: canonical,
            eventStatus: 'https://schema.org/EventScheduled',
            eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
            location: { '@type': 'VirtualLocation', url: canonical },
          },
        ],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}

/** The largest number of events that ever run at once. */
const MOST = 100

/** The newest running collaboration; undefined without one. */
async function currentCollabo(call: Caller): Promise<string | undefined> {
  const { items } = await call(listOlderEvents, { size: MOST })
  const current = items.find(({ EVENT_TAB }) => EVENT_TAB === COLLABO)
  return current && String(current.EVENT_SEQ)
}

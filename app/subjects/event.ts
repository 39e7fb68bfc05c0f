import type { SubjectLoader } from '@/renderer/subjects'
import { readEvent } from '@/schemas/api/events'
import { CallFailure } from '@/schemas/api/failure'
import { nextEventTurn } from '@/schemas/rules/event-window'

/** The event of `/zin/event/event/:id`; no id at all goes to the list (G-EVTNOID). */
export const event: SubjectLoader = async ({ params, now, call }) => {
  const eventSeq = Number(params['id'])
  if (params['id'] === undefined) return { redirect: '/zin/event/event' }
  if (!Number.isSafeInteger(eventSeq) || eventSeq < 1) return 'missing'
  try {
    const { item } = await call(readEvent, { eventSeq })
    return {
      found: {
        record: item,
        title: item.EVENT_NAME,
        description: item.SUMMARY,
        image: item.IMG_BANNER_PC,
        freshUntil: nextEventTurn(item, now),
        jsonLd: [
          {
            '@type': 'Event', name: item.EVENT_NAME, startDate: item.OPEN_STR_DATE, endDate: item.OPEN_END_DATE, description: item.SUMMARY,
            eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: { '@type': 'VirtualLocation', url: `/zin/event/event/${item.EVENT_SEQ}` },
          },
        ],
      },
    } // prettier-ignore
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}

import { inArray } from 'drizzle-orm'
import { events } from '@/services/db/tables/events'
import type { TargetKind } from '@/services/targets/target-kind'

export const eventNames: Readonly<Record<string, TargetKind>> = {
  event: {
    words: '이벤트',
    path: (id) => `/ice_builder/events/${id}`,
    namesOf: async ({ db }, ids) => {
      const seqs = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
      const rows = await db.select({ eventSeq: events.eventSeq, name: events.eventName }).from(events).where(inArray(events.eventSeq, seqs))
      return new Map(rows.map(({ eventSeq, name }) => [String(eventSeq), name]))
    },
  },
  winner: { words: '당첨자 발표 글', path: (id) => `/zin/event/winner/detail/${id}` },
  'event-reply': { words: '이벤트 댓글', listPath: '/ice_builder/replies?place=event' },
}

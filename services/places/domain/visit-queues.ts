import { eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { browseVisits } from '@/schemas/api/places/visit-desk'
import { seoulDay } from '@/schemas/words/seoul-day'
import { waitsFor } from '@/schemas/rules/base/waits-for'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { Queue } from '@/services/parts/queues'
import { visitsWanted } from './visits-wanted'

/** Who comes today, people whose time was taken from under them, and visits of which nobody has said whether they came. */
const visitsWaiting: Queue = async (ctx) => {
  const { rights, db, now } = ctx
  if (!waitsFor(rights, 'visits')) return []
  const count = async (wanted: Pick<Input<typeof browseVisits>, 'day' | 'state' | 'show'>): Promise<number> => {
    const rows = db
      .select({ one: shopVisits.visitSeq })
      .from(shopVisits)
      .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
      .where(visitsWanted(ctx, wanted))
    return db.$count(rows.as('waiting'))
  }
  const day = seoulDay(now)
  const visits = '/ice_builder/visits'
  return [
    {
      id: 'visits-today',
      words: '오늘 오시는 방문 예약',
      count: await count({ day, state: 'booked' }),
      path: `${visits}?day=${day}&state=booked`,
    },
    {
      id: 'visits-dropped',
      words: '다시 잡을 방문 예약',
      count: await count({ show: 'dropped' }),
      path: `${visits}?show=dropped`,
      kind: 'late',
    },
    { id: 'visits-open', words: '방문 여부를 남길 예약', count: await count({ show: 'open' }), path: `${visits}?show=open` },
  ]
}

export const visitQueues: readonly Queue[] = [visitsWaiting]

import { eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { browseVisits } from '@/schemas/api/places/visit-desk'
import { seoulDay } from '@/schemas/words/seoul-day'
import { consultations } from '@/services/db/tables/consulting'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { Queue } from '@/services/parts/queues'
import { requestsWanted } from './requests-wanted'
import { visitsWanted } from '@/services/places/domain/visits-wanted'

const path = '/ice_builder/consultations'

/** For those who may see the inbox: how many people ask is nobody else's business. Each number is that of the list which it opens. */
const consultationsWaiting: Queue = async (ctx) => {
  if (!ctx.rights.sees('consultations')) return []
  const count = (show: 'none' | 'late') => ctx.db.$count(consultations, requestsWanted(ctx, { show }))
  const isOfShop = ctx.session.staff?.shopId !== undefined
  return [
    {
      id: 'consultations-new',
      words: isOfShop ? '매장에서 맡을 사람을 정할 상담' : '맡을 매장이나 사람을 정할 상담',
      count: await count('none'),
      path: `${path}?show=none`,
    },
    { id: 'consultations-late', words: '기한이 지난 상담', count: await count('late'), path: `${path}?show=late` },
  ]
}

/** Who comes today, people whose time was taken from under them, and visits of which nobody has said whether they came. */
const visitsWaiting: Queue = async (ctx) => {
  const { rights, db, now } = ctx
  if (!rights.sees('visits')) return []
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
    { id: 'visits-dropped', words: '다시 잡을 방문 예약', count: await count({ show: 'dropped' }), path: `${visits}?show=dropped` },
    { id: 'visits-open', words: '방문 여부를 남길 예약', count: await count({ show: 'open' }), path: `${visits}?show=open` },
  ]
}

export const consultationQueues: readonly Queue[] = [consultationsWaiting, visitsWaiting]

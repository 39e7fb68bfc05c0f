import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import { consultations } from '@/services/db/tables/consulting'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { Ctx } from '@/services/kit/service'
import type { Queue } from '@/services/kit/queues'
import { knownRequests } from './known-requests'
import { knownVisits } from './known-visits'
import { isDroppedVisit } from './settle-hours'

const path = '/ice_builder/consultations'
const waiting = (ctx: Ctx, among: SQL | undefined): Promise<number> => ctx.db.$count(consultations, and(knownRequests(ctx), among))

/** For those who may see the inbox: how many people ask is nobody else's business. */
const consultationsWaiting: Queue = async (ctx) => {
  if (!ctx.rights.sees('consultations')) return []
  const isOfShop = ctx.session.staff?.shopId !== undefined
  const isNobodys = and(
    isNull(consultations.staffId),
    isOfShop ? undefined : isNull(consultations.shopId),
    eq(consultations.stage, 'discussion'),
  )
  return [
    { id: 'consultations-new', words: '맡을 사람을 정할 상담', count: await waiting(ctx, isNobodys), path: `${path}?show=none` },
    {
      id: 'consultations-late',
      words: '기한이 지난 상담',
      count: await waiting(ctx, lt(consultations.dueAt, ctx.now)),
      path: `${path}?show=late`,
    },
  ]
}

/** People whose time was taken from under them, and visits of which nobody has said whether they came. */
const visitsWaiting: Queue = async (ctx) => {
  const { rights, db, now } = ctx
  if (!rights.sees('visits')) return []
  const count = async (among: SQL | undefined): Promise<number> => {
    const rows = db
      .select({ one: shopVisits.visitSeq })
      .from(shopVisits)
      .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
      .where(and(knownVisits(ctx), among))
    return db.$count(rows.as('waiting'))
  }
  const isOver = and(eq(shopVisits.state, 'booked'), lt(visitSlots.endsAt, now))
  return [
    {
      id: 'visits-dropped',
      words: '다시 잡을 방문 예약',
      count: await count(isDroppedVisit(now)),
      path: '/ice_builder/visits?show=dropped',
    },
    { id: 'visits-open', words: '방문 여부를 남길 예약', count: await count(isOver), path: '/ice_builder/visits?show=open' },
  ]
}

export const consultationQueues: readonly Queue[] = [consultationsWaiting, visitsWaiting]

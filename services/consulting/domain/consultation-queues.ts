import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import { consultations } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'
import type { Queue } from '@/services/kit/queues'
import { knownRequests } from './own-shop'

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

export const consultationQueues: readonly Queue[] = [consultationsWaiting]

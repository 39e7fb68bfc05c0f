import { asc, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { consultationAsks, consultationFiles, consultationMessages, consultationStages } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { categoryNames } from '../domain/category-names'
import { presentRow, requireRow } from './desk-row'

/** Everything of a request that is not personal, and masked what is. */
export const readConsultation = operation(contracts.readConsultation, async ({ counselSeq }, ctx) => {
  const row = await requireRow(ctx, counselSeq)
  const stages = await ctx.db
    .select()
    .from(consultationStages)
    .where(eq(consultationStages.counselSeq, counselSeq))
    .orderBy(asc(consultationStages.startedAt), asc(consultationStages.id))
  const { askSeq, kind, startDt, endDt, state, staffName, askedAt } = consultationAsks
  const asks = await ctx.db
    .select({ askSeq, kind, startDt, endDt, state, staffName, askedAt })
    .from(consultationAsks)
    .where(eq(consultationAsks.counselSeq, counselSeq))
    .orderBy(desc(askedAt), desc(askSeq))
  const { request } = row
  return {
    item: {
      ...presentRow(row, await categoryNames(ctx)),
      eventId: request.eventId,
      shopId: request.shopId ?? '',
      staffId: request.staffId ?? '',
      score: request.score ?? 0,
      isMember: request.memberNo !== null,
      files: await ctx.db.$count(consultationFiles, eq(consultationFiles.counselSeq, counselSeq)),
      messages: await ctx.db.$count(consultationMessages, eq(consultationMessages.counselSeq, counselSeq)),
      closedYn: request.closedAt === null ? ('N' as const) : ('Y' as const),
      asks: asks.map((ask) => ({ ...ask, askedAt: ask.askedAt.toISOString() })),
      stages: stages.map(({ stage, staffName: name, startedAt }) => ({ stage, staffName: name, startedAt: startedAt.toISOString() })),
    },
  }
})

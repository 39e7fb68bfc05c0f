import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { consultationFiles, consultationMessages, consultationStages } from '@/services/db/tables/consulting'
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
      stages: stages.map(({ stage, staffName, startedAt }) => ({ stage, staffName, startedAt: startedAt.toISOString() })),
    },
  }
})

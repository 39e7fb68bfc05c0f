import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/history'
import { mayEvaluate } from '@/schemas/rules/consulting/stages'
import { consultations } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { ownRequest } from './own-request'

export const evaluateMyConsultation = operation(contracts.evaluateMyConsultation, async ({ counselSeq, score, contents = '' }, ctx) => {
  const { stage } = await ownRequest(ctx, counselSeq)
  if (!mayEvaluate(stage)) throw ctx.fail('tooEarly')
  await ctx.db
    .update(consultations)
    .set({ score, review: contents.trim() || null })
    .where(eq(consultations.counselSeq, counselSeq))
  return {}
})

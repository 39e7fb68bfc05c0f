import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/sample-desk'
import { sampleMessages } from '@/services/db/tables/samples'
import { operation } from '@/services/kit/service'
import { linesOfSamples, requireSample } from '../domain/samples/sample-request'
import { presentDeskSample } from './present-desk-sample'

export const readDeskSample = operation(contracts.readDeskSample, async ({ sampleSeq }, ctx) => {
  const row = await requireSample(ctx, sampleSeq)
  const lines = (await linesOfSamples(ctx.db, [sampleSeq])).get(sampleSeq) ?? []
  const messages = await ctx.db
    .select()
    .from(sampleMessages)
    .where(eq(sampleMessages.sampleSeq, sampleSeq))
    .orderBy(asc(sampleMessages.dueAt), asc(sampleMessages.messageSeq))
  const { cancelReason, carrier, recipient, trackingNo, updatedAt } = row
  return {
    item: {
      ...presentDeskSample(row, lines),
      ...{ cancelReason, carrier },
      lines: lines.map(({ productId, name, number }) => ({ productId, name, number })),
      isErased: recipient === null,
      hasTracking: trackingNo !== null,
      updatedAt: updatedAt.toISOString(),
      messages: messages.map(({ news, channel, state, dueAt }) => ({ news, channel, state, dueAt: dueAt.toISOString() })),
    },
  }
})

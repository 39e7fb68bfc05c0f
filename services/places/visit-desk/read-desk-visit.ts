import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/visit-desk'
import { visitMessages } from '@/services/db/tables/visits'
import { operation } from '@/services/kit/service'
import { placeOfKey } from '../domain/visit-place'
import { presentDeskVisit, requireVisit } from './present-desk-visit'

export const readDeskVisit = operation(contracts.readDeskVisit, async ({ visitSeq }, ctx) => {
  const row = await requireVisit(ctx, visitSeq)
  const messages = await ctx.db
    .select()
    .from(visitMessages)
    .where(eq(visitMessages.visitSeq, visitSeq))
    .orderBy(asc(visitMessages.dueAt), asc(visitMessages.messageSeq))
  const { visit, slot } = row
  return {
    item: {
      ...presentDeskVisit(row, ctx.now),
      place: placeOfKey(slot),
      address: slot.address,
      capacity: slot.capacity,
      taken: slot.taken,
      cancelReason: visit.cancelReason,
      messages: messages.map(({ news, channel, state, dueAt }) => ({ news, channel, state, dueAt: dueAt.toISOString() })),
    },
  }
})

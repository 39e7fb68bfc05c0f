import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/history'
import { consultationAsks } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { raiseNews } from '@/services/news/raise-news'
import { askNews } from '../domain/consultation-news'
import { ownRequest } from './own-request'

/** Of the person who takes it back and staff who answer at once, one is first and the other is told. */
export const withdrawMyAsk = operation(contracts.withdrawMyAsk, async ({ counselSeq, askSeq }, ctx) => {
  const { shopId } = await ownRequest(ctx, counselSeq)
  const [gone] = await ctx.db
    .update(consultationAsks)
    .set({ state: 'withdrawn' })
    .where(and(eq(consultationAsks.counselSeq, counselSeq), eq(consultationAsks.askSeq, askSeq), eq(consultationAsks.state, 'waiting')))
    .returning({ askSeq: consultationAsks.askSeq })
  if (!gone) throw ctx.fail('settled')
  await raiseNews(ctx, askNews(counselSeq, shopId, `withdrawn:${askSeq}`))
  return {}
})

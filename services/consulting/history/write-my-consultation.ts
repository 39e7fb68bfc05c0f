import * as contracts from '@/schemas/api/consulting/history'
import { consultationMessages } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { ownRequest } from './own-request'

export const writeMyConsultation = operation(contracts.writeMyConsultation, async ({ counselSeq, contents }, ctx) => {
  const { db, siteId, now } = ctx
  await ownRequest(ctx, counselSeq)
  const [row] = await db
    .insert(consultationMessages)
    .values({ siteId, counselSeq, writtenBy: 'customer', contents: contents.trim(), postedAt: now })
    .returning({ SEQ: consultationMessages.messageSeq })
  return { item: { SEQ: row!.SEQ, REG_DT: now.toISOString() } }
})

import * as contracts from '@/schemas/api/consulting/history'
import { consultationMessages } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { raiseNews } from '@/services/news/raise-news'
import { askNews } from '../domain/consultation-news'
import { takeFiles } from '../domain/take-files'
import { fileLink } from './file-link'
import { ownRequest } from './own-request'

export const writeMyConsultation = operation(contracts.writeMyConsultation, async ({ counselSeq, contents, fileKeys = [] }, ctx) => {
  const { db, siteId, now } = ctx
  const { shopId } = await ownRequest(ctx, counselSeq)
  const [row] = await db
    .insert(consultationMessages)
    .values({ siteId, counselSeq, writtenBy: 'customer', contents: contents.trim(), postedAt: now })
    .returning({ SEQ: consultationMessages.messageSeq })
  const { SEQ } = row!
  const files = await takeFiles(db, ctx, { counselSeq, messageSeq: SEQ }, [...new Set(fileKeys)])
  await raiseNews(ctx, askNews(counselSeq, shopId, `message:${SEQ}`))
  return { item: { SEQ, REG_DT: now.toISOString(), files: files.map((file) => fileLink(counselSeq, file)) } }
})

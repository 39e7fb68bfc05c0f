import { and, asc, desc, eq, ne } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/history'
import type { AttachedPart } from '@/schemas/rules/consulting/attached-parts'
import { mayDelete, mayEvaluate } from '@/schemas/rules/consulting/stages'
import { consultationAsks, consultationFiles, consultationMessages, consultationStages } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'
import { categoryNames } from '../domain/category-names'
import { askableOf, presentAsk } from './askable-of'
import { fileLink } from './file-link'
import { ownRequest } from './own-request'
import { presentRequest } from './present'
import { timelineOf } from './timeline-of'

export const readMyConsultation = operation(contracts.readMyConsultation, async ({ counselSeq }, ctx) => {
  const { db } = ctx
  const request = await ownRequest(ctx, counselSeq)
  const [shop] = request.shopId ? await db.select().from(shops).where(eq(shops.shopId, request.shopId)) : []
  const entered = await db
    .select()
    .from(consultationStages)
    .where(eq(consultationStages.counselSeq, counselSeq))
    .orderBy(asc(consultationStages.startedAt), asc(consultationStages.id))
  const files = await db
    .select()
    .from(consultationFiles)
    .where(eq(consultationFiles.counselSeq, counselSeq))
    .orderBy(asc(consultationFiles.createdAt))
  const messages = await db
    .select()
    .from(consultationMessages)
    // A note is for the staff.
    .where(and(eq(consultationMessages.counselSeq, counselSeq), ne(consultationMessages.writtenBy, 'note')))
    .orderBy(asc(consultationMessages.postedAt), asc(consultationMessages.messageSeq))
  const asks = await db
    .select()
    .from(consultationAsks)
    .where(eq(consultationAsks.counselSeq, counselSeq))
    .orderBy(desc(consultationAsks.askedAt), desc(consultationAsks.askSeq))
  const linkOf = (file: (typeof files)[number]) => fileLink(counselSeq, file)
  return {
    item: {
      requestInfo: presentRequest(request, shop?.shopName ?? '', await categoryNames(ctx)),
      discussionInfo: { sdCode: request.shopId ?? '', jCode: '', cCode: '', asCode: '' },
      contents: request.contents,
      address: request.applicant.address,
      stages: timelineOf(request, entered, shop?.phoneNumber ?? '').map((one) => {
        const attached = (part: AttachedPart) => files.filter((file) => file.stage === one.stage && file.part === part).map(linkOf)
        return { ...one, documents: attached('document'), before: attached('before'), after: attached('after') }
      }),
      documents: files.filter(({ byStaff }) => byStaff).map(linkOf),
      images: files.filter(({ byStaff, messageSeq }) => !byStaff && messageSeq === null).map(linkOf),
      folder: request.folder,
      messages: messages.map(({ messageSeq, writtenBy, staffName, contents, postedAt }) => ({
        SEQ: messageSeq,
        writtenBy: writtenBy === 'customer' ? ('customer' as const) : ('staff' as const),
        ...{ staffName, contents },
        REG_DT: postedAt.toISOString(),
        files: files.filter((file) => file.messageSeq === messageSeq).map(linkOf),
      })),
      asks: asks.map(presentAsk),
      ...(await askableOf(ctx, request, asks)),
      closedYn: request.closedAt === null ? ('N' as const) : ('Y' as const),
      evaluableYn: mayEvaluate(request.stage) ? ('Y' as const) : ('N' as const),
      evaluation: { score: request.score ?? 0, contents: request.review ?? '' },
      deletableYn: mayDelete(request.stage) || request.closedAt !== null ? ('Y' as const) : ('N' as const),
    },
  }
})

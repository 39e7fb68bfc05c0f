import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { formatMobile } from '@/schemas/words/person'
import { consultationAsks, consultationFiles, consultationMessages } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { requireRow } from './desk-row'
import { whoseRequest } from '../domain/whose-request'

/** Opens what a person wrote, and records who read whose request, and why. */
export const openConsultation = operation(contracts.openConsultation, async ({ counselSeq, reason }, ctx) => {
  const { request } = await requireRow(ctx, counselSeq)
  const { applicant, contents, review, folder } = request
  const files = await ctx.db
    .select({
      fileKey: consultationFiles.fileKey,
      name: consultationFiles.name,
      stage: consultationFiles.stage,
      part: consultationFiles.part,
    })
    .from(consultationFiles)
    .where(eq(consultationFiles.counselSeq, counselSeq))
    .orderBy(asc(consultationFiles.createdAt))
  const messages = await ctx.db
    .select()
    .from(consultationMessages)
    .where(eq(consultationMessages.counselSeq, counselSeq))
    .orderBy(asc(consultationMessages.postedAt), asc(consultationMessages.messageSeq))
  const asks = await ctx.db
    .select({ askSeq: consultationAsks.askSeq, reason: consultationAsks.reason, answer: consultationAsks.answer })
    .from(consultationAsks)
    .where(eq(consultationAsks.counselSeq, counselSeq))
  ctx.audit('consultation.read', `consultation:${counselSeq}`, { reason: reason.trim() }, [whoseRequest(request)])
  return {
    item: {
      name: applicant.name,
      phoneNo: formatMobile(applicant.phoneNo),
      address: applicant.address,
      contents,
      review: review ?? '',
      folder,
      files: files.map(({ fileKey, name, stage, part }) => ({ fileKey, name, ...(stage && part ? { attached: { stage, part } } : {}) })),
      asks: asks.map(({ answer, ...ask }) => ({ ...ask, answer: answer ?? '' })),
      messages: messages.map(({ messageSeq, writtenBy, staffName, contents: text, postedAt }) => ({
        ...{ messageSeq, writtenBy, staffName },
        contents: text,
        postedAt: postedAt.toISOString(),
      })),
    },
  }
})

import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/history'
import { mayDelete, STAGES } from '@/schemas/rules/consulting/stages'
import { consultationFiles, consultations } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { textApplicant } from '../domain/text-applicant'
import { ownRequest } from './own-request'

export const deleteMyConsultation = operation(contracts.deleteMyConsultation, async ({ counselSeq }, ctx) => {
  const { db } = ctx
  const request = await ownRequest(ctx, counselSeq)
  const files = await db
    .select({ file: consultationFiles.file })
    .from(consultationFiles)
    .where(eq(consultationFiles.counselSeq, counselSeq))
  // Staff may have moved it to a contract meanwhile.
  const [gone] = await db
    .delete(consultations)
    .where(
      and(
        eq(consultations.counselSeq, counselSeq),
        or(inArray(consultations.stage, STAGES.filter(mayDelete)), isNotNull(consultations.closedAt)),
      ),
    )
    .returning({ counselSeq: consultations.counselSeq })
  if (!gone) throw ctx.fail('tooLate')
  ctx.audit('consultation.delete', `consultation:${counselSeq}`)
  await textApplicant(ctx, request, '상담 신청을 삭제했습니다. 올리신 사진과 나눈 글도 함께 지웠습니다.')
  ctx.after(async () => {
    for (const { file } of files) await uploadedFiles().remove(file)
  })
  return {}
})

import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/history'
import { mayDelete, STAGES } from '@/schemas/rules/consulting/stages'
import { consultationFiles, consultations } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { ownRequest } from './own-request'

export const deleteMyConsultation = operation(contracts.deleteMyConsultation, async ({ counselSeq }, ctx) => {
  const { db } = ctx
  await ownRequest(ctx, counselSeq)
  const files = await db
    .select({ file: consultationFiles.file })
    .from(consultationFiles)
    .where(eq(consultationFiles.counselSeq, counselSeq))
  // Staff may have moved it to a contract meanwhile.
  const [gone] = await db
    .delete(consultations)
    .where(and(eq(consultations.counselSeq, counselSeq), inArray(consultations.stage, STAGES.filter(mayDelete))))
    .returning({ counselSeq: consultations.counselSeq })
  if (!gone) throw ctx.fail('tooLate')
  ctx.audit('consultation.delete', `consultation:${counselSeq}`)
  ctx.after(async () => {
    for (const { file } of files) await uploadedFiles().remove(file)
  })
  return {}
})

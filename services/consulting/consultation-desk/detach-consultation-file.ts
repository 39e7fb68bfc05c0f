import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { consultationFiles } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { requireRow } from './desk-row'
import { whoseRequest } from '../domain/whose-request'

/** Takes back what staff attached; what the person sent is theirs. */
export const detachConsultationFile = operation(contracts.detachConsultationFile, async ({ counselSeq, fileKey }, ctx) => {
  const { request } = await requireRow(ctx, counselSeq)
  const [gone] = await ctx.db
    .delete(consultationFiles)
    .where(and(eq(consultationFiles.counselSeq, counselSeq), eq(consultationFiles.fileKey, fileKey), eq(consultationFiles.byStaff, true)))
    .returning({ file: consultationFiles.file, name: consultationFiles.name, stage: consultationFiles.stage })
  if (!gone) throw ctx.fail('missing')
  ctx.audit('consultation.detach', `consultation:${counselSeq}`, { name: gone.name, stage: gone.stage }, [whoseRequest(request)])
  ctx.after(() => uploadedFiles().remove(gone.file))
  return {}
})

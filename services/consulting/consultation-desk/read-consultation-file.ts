import * as contracts from '@/schemas/api/consulting/desk'
import { operation } from '@/services/kit/service'
import { answerFile } from '../domain/answer-file'
import { whoseRequest } from '../domain/whose-request'
import { requireRow } from './desk-row'

export const readConsultationFile = operation(contracts.readConsultationFile, async ({ counselSeq, fileKey }, ctx) => {
  const response = await answerFile(ctx.db, counselSeq, fileKey)
  if (!response) throw ctx.fail('missing')
  ctx.audit('consultation.file', `consultation:${counselSeq}`, {}, [whoseRequest((await requireRow(ctx, counselSeq)).request)])
  return { response }
})

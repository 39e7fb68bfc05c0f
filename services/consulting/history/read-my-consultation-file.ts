import * as contracts from '@/schemas/api/consulting/history'
import { operation } from '@/services/kit/service'
import { answerFile } from '../domain/answer-file'
import { ownRequest } from './own-request'

export const readMyConsultationFile = operation(contracts.readMyConsultationFile, async ({ counselSeq, fileKey }, ctx) => {
  await ownRequest(ctx, counselSeq)
  const response = await answerFile(ctx.db, counselSeq, fileKey)
  if (!response) throw ctx.fail('missing')
  return { response }
})

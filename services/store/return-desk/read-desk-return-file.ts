import * as contracts from '@/schemas/api/store/return-desk'
import { operation } from '@/services/kit/service'
import { answerReturnFile } from '../domain/returns/answer-return-file'
import { knownReturn } from './known-return'

export const readDeskReturnFile = operation(contracts.readDeskReturnFile, async ({ returnSeq, fileKey }, ctx) => {
  await knownReturn(ctx, returnSeq)
  const response = await answerReturnFile(ctx.db, returnSeq, fileKey)
  if (!response) throw ctx.fail('missing')
  return { response }
})

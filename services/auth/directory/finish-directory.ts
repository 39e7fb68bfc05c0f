import * as contracts from '@/schemas/api/auth/directory'
import { operation } from '@/services/kit/service'
import { visitHashOf } from '../domain/visit'
import { directoryBack } from './directory-back'
import { claimAttempt } from './claim-attempt'
import { finishPerson } from './finish-person'
import { DirectoryRefused, inWords, type Attempt } from './in-words'

export const finishDirectory = operation(contracts.finishDirectory, async ({ key = '' }, ctx) => {
  const attempt: Attempt = { back: directoryBack(undefined) }
  const response = await inWords(ctx, attempt, async () => {
    const { row, directory } = await claimAttempt(ctx, attempt, 'key', key)
    const { visit } = ctx.session
    if (!row.answer || !visit || visitHashOf(visit) !== row.visitHash) throw new DirectoryRefused('expired')
    return finishPerson(ctx, { row, directory }, row.answer)
  })
  return { response }
})

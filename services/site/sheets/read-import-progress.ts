import * as contracts from '@/schemas/api/site/record-sheets'
import { operation } from '@/services/kit/service'
import { presentJob } from './present'
import { requireJob } from './require-job'

export const readImportProgress = operation(contracts.readImportProgress, async ({ type, job }, ctx) => ({
  item: presentJob(await requireJob(ctx, type, job)),
}))

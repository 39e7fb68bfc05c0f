import * as contracts from '@/schemas/api/site/record-sheets'
import { operation } from '@/services/kit/service'
import { cancelJob, noteJob } from './job'
import { presentJob } from './present'
import { requireJob } from './require-job'

export const cancelImport = operation(contracts.cancelImport, async ({ type, job: id }, ctx) => {
  const job = await requireJob(ctx, type, id)
  if (job.phase === 'tried') return { item: presentJob(await noteJob({ ...job, phase: 'cancelled', message: '취소했습니다.' })) }
  await cancelJob(id)
  return { item: presentJob(job) }
})

import * as contracts from '@/schemas/api/site/record-sheets'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { noteJob } from './job'
import { presentJob } from './present'
import { requireJob } from './require-job'
import { runJob } from './run-job'

export const runImport = operation(contracts.runImport, async ({ type, job: id }, ctx) => {
  const job = await requireJob(ctx, type, id)
  if (job.phase !== 'tried' || job.faultCount > 0) throw ctx.fail('notReady')
  if (job.isPublishing) requireRight(ctx, type, 'publish')
  const started = await noteJob({ ...job, phase: 'writing', done: 0 })
  void runJob(started)
  return { item: presentJob(started) }
})

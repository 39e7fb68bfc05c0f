import * as contracts from '@/schemas/api/site/record-sheets'
import { operation } from '@/services/kit/service'
import { readRowPage } from './job'
import { requireJob } from './require-job'

export const readImportRows = operation(contracts.readImportRows, async ({ type, job: id, page }, ctx) => {
  const { job, created, changed } = await requireJob(ctx, type, id)
  return { items: await readRowPage(job, page), totalCount: created + changed }
})

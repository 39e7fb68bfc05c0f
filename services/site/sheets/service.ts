import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/site/record-sheets'
import { cancelImport } from './cancel-import'
import { exportRecords } from './export-records'
import { runImport } from './run-import'
import { tryImport } from './try-import'
import { presentJob } from './present'
import { requireJob } from './require-job'
import { readRowPage } from './job'

const readImportProgress = operation(contracts.readImportProgress, async ({ type, job }, ctx) => ({
  item: presentJob(await requireJob(ctx, type, job)),
}))

const readImportRows = operation(contracts.readImportRows, async ({ type, job: id, page }, ctx) => {
  const { job, created, changed } = await requireJob(ctx, type, id)
  return { items: await readRowPage(job, page), totalCount: created + changed }
})

export const sheets = service('sheets', [exportRecords, tryImport, runImport, readImportProgress, readImportRows, cancelImport])

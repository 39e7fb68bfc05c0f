import * as contracts from '@/schemas/api/site/record-sheets'
import { actorOf } from '../domain/actor-of'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { requestedType } from '../domain/requested-type'
import { createJob } from './job'
import { presentJob } from './present'
import { tryJob } from './run-job'

export const tryImport = operation(contracts.tryImport, async ({ type, file: [file], publish }, ctx) => {
  const store = requestedType(ctx, type)
  const isPublishing = publish === 'Y' || store.type.visibility === 'at-once'
  if (isPublishing) requireRight(ctx, type, 'publish')
  if (!(file instanceof File) || file.size === 0) throw ctx.fail('wrongFile')
  if (!/\.(xlsx|csv|txt|tsv|xls)$/i.test(file.name)) throw ctx.fail('wrongFile')
  if (file.size > contracts.SHEET_MAX_BYTES) throw ctx.fail('tooLarge')
  const given = { type, siteId: ctx.siteId, actor: actorOf(ctx), fileName: file.name.slice(0, 200), isPublishing }
  const job = await createJob(given, Buffer.from(await file.arrayBuffer()))
  void tryJob(job, ctx.rights)
  return { item: presentJob(job) }
})

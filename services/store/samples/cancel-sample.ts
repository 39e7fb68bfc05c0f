import * as contracts from '@/schemas/api/store/samples'
import { isCancellable } from '@/schemas/rules/store/samples'
import { operation } from '@/services/kit/service'
import { changeSample } from '../domain/samples/change-sample'
import { sampleOfKey } from '../domain/samples/sample-key'
import { presentSample, requireSample } from '../domain/samples/sample-request'

export const cancelSample = operation(contracts.cancelSample, async ({ key, version }, ctx) => {
  const sampleSeq = sampleOfKey(key)
  const row = await requireSample(ctx, sampleSeq, true)
  if (row.state !== 'cancelled') {
    if (!isCancellable(row.state)) throw ctx.fail('late')
    if (row.version !== version) throw ctx.fail('moved')
    if ((await changeSample(ctx, row, { state: 'cancelled' }, true)) === undefined) throw ctx.fail('moved')
  }
  return { item: await presentSample(ctx.db, await requireSample(ctx, sampleSeq)) }
})

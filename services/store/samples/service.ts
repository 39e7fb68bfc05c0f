import * as contracts from '@/schemas/api/store/samples'
import { MOST_SAMPLES, readSampleList } from '@/schemas/rules/store/samples'
import { operation, service } from '@/services/kit/service'
import { sampleOfKey } from '../domain/samples/sample-key'
import { sampleProducts } from '../domain/samples/sample-products'
import { presentSample, requireSample } from '../domain/samples/sample-request'
import { storeTerms } from '../domain/terms/store-terms'
import { cancelSample } from './cancel-sample'
import { requestSamples } from './request-samples'

const listSampleProducts = operation(contracts.listSampleProducts, async ({ ids }, ctx) => {
  const { times, days, most } = (await storeTerms(ctx.db, ctx.siteId)).samples
  // One more than may be asked for: it is told of as well.
  const items = await sampleProducts(ctx, readSampleList(ids.split(','), MOST_SAMPLES + 1))
  return { item: { openYn: times > 0 ? ('Y' as const) : ('N' as const), most, times, days }, items, totalCount: items.length }
})

const readSample = operation(contracts.readSample, async ({ key }, ctx) => ({
  item: await presentSample(ctx.db, await requireSample(ctx, sampleOfKey(key))),
}))

export const samples = service('samples', [listSampleProducts, requestSamples, readSample, cancelSample])

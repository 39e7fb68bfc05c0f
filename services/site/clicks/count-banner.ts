import * as contracts from '@/schemas/api/site/clicks'
import { banners } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { countClick } from './count-click'

export const countBanner = operation(contracts.countBanner, async ({ bannerId }, ctx) => {
  if (await countClick(ctx, { kind: 'banner', target: bannerId, table: banners, column: banners.id })) return {}
  throw ctx.fail('missing')
})

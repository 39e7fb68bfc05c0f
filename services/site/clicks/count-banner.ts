import * as contracts from '@/schemas/api/site/clicks'
import { banners } from '@/services/db/tables/site'
import { answer, fail } from '@/services/kit/service'
import { countClick } from './count-click'

export const countBanner = answer(contracts.countBanner, 'services/site/clicks/count-banner.ts', async ({ bannerId }, ctx) => {
  if (await countClick(ctx, { kind: 'banner', target: bannerId, table: banners, column: banners.id })) return {}
  throw fail(contracts.countBanner, 'missing')
})

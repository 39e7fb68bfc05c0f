import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/site/clicks'
import { banners, popups, searchTags } from '@/services/db/tables/site'
import { countClick } from './count-click'

const countBanner = operation(contracts.countBanner, async ({ bannerId }, ctx) => {
  if (await countClick(ctx, { kind: 'banner', target: bannerId, table: banners, column: banners.id })) return {}
  throw ctx.fail('missing')
})

const countPopup = operation(contracts.countPopup, async ({ popupId }, ctx) => {
  if (await countClick(ctx, { kind: 'popup', target: popupId, table: popups, column: popups.popupId })) return {}
  throw ctx.fail('missing')
})

const countTag = operation(contracts.countTag, async ({ key }, ctx) => {
  if (await countClick(ctx, { kind: 'recTag', target: key, table: searchTags, column: searchTags.tag })) return {}
  throw ctx.fail('missing')
})

export const clicks = service('clicks', [countTag, countBanner, countPopup])

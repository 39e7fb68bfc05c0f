import * as contracts from '@/schemas/api/site/clicks'
import { popups } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { countClick } from './count-click'

export const countPopup = operation(contracts.countPopup, async ({ popupId }, ctx) => {
  if (await countClick(ctx, { kind: 'popup', target: popupId, table: popups, column: popups.popupId })) return {}
  throw ctx.fail('missing')
})

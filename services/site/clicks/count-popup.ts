import * as contracts from '@/schemas/api/site/clicks'
import { popups } from '@/services/db/tables/site'
import { answer, fail } from '@/services/kit/service'
import { countClick } from './count-click'

export const countPopup = answer(contracts.countPopup, 'services/site/clicks/count-popup.ts', async ({ popupId }, ctx) => {
  if (await countClick(ctx, { kind: 'popup', target: popupId, table: popups, column: popups.popupId })) return {}
  throw fail(contracts.countPopup, 'missing')
})

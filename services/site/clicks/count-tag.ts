import * as contracts from '@/schemas/api/site/clicks'
import { searchTags } from '@/services/db/tables/site'
import { answer, fail } from '@/services/kit/service'
import { countClick } from './count-click'

export const countTag = answer(contracts.countTag, 'services/site/clicks/count-tag.ts', async ({ key }, ctx) => {
  if (await countClick(ctx, { kind: 'recTag', target: key, table: searchTags, column: searchTags.tag })) return {}
  throw fail(contracts.countTag, 'missing')
})

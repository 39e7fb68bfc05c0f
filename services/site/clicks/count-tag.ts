import * as contracts from '@/schemas/api/site/clicks'
import { searchTags } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { countClick } from './count-click'

export const countTag = operation(contracts.countTag, async ({ key }, ctx) => {
  if (await countClick(ctx, { kind: 'recTag', target: key, table: searchTags, column: searchTags.tag })) return {}
  throw ctx.fail('missing')
})

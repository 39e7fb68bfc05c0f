import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { listModelHouses, type ModelHouse } from '@/schemas/api/places/model-houses'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Props } from './schema'

export interface Data {
  houses: ModelHouse[]
  regions: Item<typeof listModelHouses>['regions']
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = { region: page.query['region'] ?? '', page: pageNumber(page.query['page']), size: props.size ?? 12 }
  const { items, item, totalCount } = await call(listModelHouses, asked, { signal })
  return { data: { houses: items, regions: item.regions, total: totalCount } }
}

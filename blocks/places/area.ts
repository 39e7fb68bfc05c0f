import type { BlockArea } from '@/blocks/area'
import { shop } from './_subjects/shop'
import { modelHouseList } from './model-house-list/block'
import { shopDetail } from './shop-detail/block'
import { shopFinder } from './shop-finder/block'
import { visitPage } from './visit-page/block'

export const area: BlockArea = {
  blocks: [modelHouseList, shopDetail, shopFinder, visitPage],
  subjects: { shop },
}

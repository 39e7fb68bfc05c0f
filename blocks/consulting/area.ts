import type { BlockArea } from '@/blocks/area'
import { consultingStory } from './_subjects/consulting-story'
import { shop } from '@/blocks/places/_subjects/shop'
import { consultingDetail } from './consulting-detail/block'
import { consultingForm } from './consulting-form/block'
import { consultingHistory } from './consulting-history/block'
import { consultingIdentity } from './consulting-identity/block'
import { consultingStart } from './consulting-start/block'
import { consultingStoryDetail } from './consulting-story-detail/block'
import { consultingStoryList } from './consulting-story-list/block'
import { modelHouseList } from '@/blocks/places/model-house-list/block'
import { shopDetail } from '@/blocks/places/shop-detail/block'
import { shopFinder } from '@/blocks/places/shop-finder/block'
import { visitPage } from '@/blocks/places/visit-page/block'

export const area: BlockArea = {
  blocks: [
    consultingDetail,
    consultingForm,
    consultingHistory,
    consultingIdentity,
    consultingStart,
    consultingStoryDetail,
    consultingStoryList,
    modelHouseList,
    shopDetail,
    shopFinder,
    visitPage,
  ],
  subjects: {
    'consulting-story': consultingStory,
    shop,
  },
}

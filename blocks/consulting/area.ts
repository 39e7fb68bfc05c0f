import type { BlockArea } from '@/blocks/area'
import { consultingStory } from './_subjects/consulting-story'
import { consultingDetail } from './consulting-detail/block'
import { consultingForm } from './consulting-form/block'
import { consultingHistory } from './consulting-history/block'
import { consultingIdentity } from './consulting-identity/block'
import { consultingStart } from './consulting-start/block'
import { consultingStoryDetail } from './consulting-story-detail/block'
import { consultingStoryList } from './consulting-story-list/block'

export const area: BlockArea = {
  blocks: [
    consultingDetail,
    consultingForm,
    consultingHistory,
    consultingIdentity,
    consultingStart,
    consultingStoryDetail,
    consultingStoryList,
  ],
  subjects: {
    'consulting-story': consultingStory,
  },
}

import { service } from '@/services/kit/service'
import { listAvailableSpaces } from './list-available-spaces'
import { listInteriors } from './list-interiors'
import { listMainHashTags } from './list-main-hash-tags'
import { listProStyles } from './list-pro-styles'
import { listRecommended } from './list-recommended'
import { listRecommendedStyles } from './list-recommended-styles'
import { listRelatedContents } from './list-related-contents'
import { listSimilarInteriors } from './list-similar-interiors'
import { listWeeklyBest } from './list-weekly-best'
import { readInterior } from './read-interior'

export const interiors = service('interiors', [
  listInteriors,
  readInterior,
  listSimilarInteriors,
  listRecommendedStyles,
  listRelatedContents,
  listWeeklyBest,
  listRecommended,
  listAvailableSpaces,
  listMainHashTags,
  listProStyles,
])

// Everything that is counted by day, in the order of the dashboard.
import { catalogCounts } from '@/services/catalog/domain/catalog-counts'
import { consultingCounts } from '@/services/consulting/domain/consulting-counts'
import { contentCounts } from '@/services/content/domain/content-counts'
import { eventCounts } from '@/services/events/domain/event-counts'
import { memberCounts } from '@/services/members/domain/member-counts'
import { pageCounts, siteCounts } from '@/services/site/domain/site-counts'
import { storeCounts } from '@/services/store/domain/store-counts'
import { registerCountKinds } from './kit/counts/count-kinds'

registerCountKinds([
  ...pageCounts,
  ...contentCounts,
  ...catalogCounts,
  ...storeCounts,
  ...eventCounts,
  ...consultingCounts,
  ...memberCounts,
  ...siteCounts,
])

import type { Area } from '@/services/area'
import { consultationDesk } from './consultation-desk/service'
import { consultationQueues } from './domain/consultation-queues'
import { consultingCounts } from './domain/consulting-counts'
import { consultingLeaving } from './domain/consulting-leaving'
import { consultingStores } from './domain/consulting-stores'
import { consultationOfShop } from './domain/known-requests'
import { visitOfShop } from '@/services/places/domain/known-visits'
import { consultingMemberData } from './domain/consulting-member-data'
import { consultingSitemap } from './domain/consulting-sitemap'
import { shopSearch } from '@/services/places/domain/shop-search'
import { consultingNames } from './domain/consulting-names'
import { finder } from '@/services/places/finder/service'
import { consultationHistory } from './history/service'
import { modelHouses } from '@/services/places/model-houses/service'
import { consultationRequests } from './requests/service'
import { shops } from '@/services/places/shops/service'
import { consultingStories } from './stories/service'
import { visitDesk } from '@/services/places/visit-desk/service'
import { visits } from '@/services/places/visits/service'
import { seeds } from './seeds'

export const area = {
  services: [shops, finder, consultationRequests, consultationDesk, modelHouses, consultingStories, consultationHistory, visits, visitDesk],
  stores: consultingStores,
  counts: consultingCounts,
  queues: consultationQueues,
  leaving: [consultingLeaving],
  rowsByShop: { consultations: consultationOfShop, visits: visitOfShop },
  sitemap: consultingSitemap,
  search: { shops: shopSearch },
  names: consultingNames,
  memberData: consultingMemberData,
  seeds,
} satisfies Area

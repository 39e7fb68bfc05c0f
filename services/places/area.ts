import type { Area } from '@/services/area'
import { visitOfShop } from './domain/known-visits'
import { placesCounts } from './domain/places-counts'
import { placesLeaving } from './domain/places-leaving'
import { placesMemberData } from './domain/places-member-data'
import { placesNames } from './domain/places-names'
import { placesStores } from './domain/places-stores'
import { shopSearch } from './domain/shop-search'
import { visitQueues } from './domain/visit-queues'
import { finder } from './finder/service'
import { modelHouses } from './model-houses/service'
import { placesFigures, placesTimeline } from './domain/places-timeline'
import { placesOwnTimeline } from './domain/places-own-timeline'
import { seeds } from './seeds'
import { shops } from './shops/service'
import { visitDesk } from './visit-desk/service'
import { visits } from './visits/service'

export const area = {
  services: [shops, finder, modelHouses, visits, visitDesk],
  stores: placesStores,
  counts: placesCounts,
  queues: visitQueues,
  leaving: [placesLeaving],
  rowsByShop: { visits: visitOfShop },
  search: { shops: shopSearch },
  names: placesNames,
  ownTimeline: placesOwnTimeline,
  timeline: placesTimeline,
  figures: placesFigures,
  memberData: placesMemberData,
  seeds,
} satisfies Area

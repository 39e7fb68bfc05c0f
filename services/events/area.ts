import type { Area } from '@/services/area'
import { adRewards } from './ad-rewards/service'
import { alliances } from './alliances/service'
import { eventCounts } from './domain/event-counts'
import { eventFinders } from './domain/event-finders'
import { eventLinks } from './domain/event-links'
import { eventLeaving } from './domain/event-leaving'
import { eventQueues } from './domain/event-queues'
import { eventSource } from './domain/event-source'
import { eventStores } from './domain/event-stores'
import { eventTargets } from './domain/event-targets'
import { eventWritings } from './domain/event-writings'
import { eventMemberData } from './domain/event-member-data'
import { eventSitemap } from './domain/event-sitemap'
import { eventSearch } from './domain/event-search'
import { eventNames } from './domain/event-names'
import { draws } from './draws/service'
import { entries } from './entries/service'
import { events } from './events/service'
import { forms } from './forms/service'
import { prizes } from './prizes/service'
import { replies } from './replies/service'
import { reviews } from './reviews/service'
import { shopRecommendations } from './shop-recommendations/service'
import { winners } from './winners/service'
import { eventTimeline } from './domain/event-timeline'
import { eventOwnTimeline } from './domain/event-own-timeline'
import { seeds } from './seeds'

export const area = {
  services: [events, alliances, draws, forms, entries, replies, reviews, shopRecommendations, winners, prizes, adRewards],
  stores: eventStores,
  counts: eventCounts,
  queues: eventQueues,
  finders: eventFinders,
  linkSources: [eventLinks],
  leaving: [eventLeaving],
  targets: eventTargets,
  sources: [eventSource],
  writings: eventWritings,
  sitemap: eventSitemap,
  search: { events: eventSearch },
  names: eventNames,
  ownTimeline: eventOwnTimeline,
  timeline: eventTimeline,
  memberData: eventMemberData,
  seeds,
} satisfies Area

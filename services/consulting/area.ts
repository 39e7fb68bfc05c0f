import type { Area } from '@/services/area'
import { consultationDesk } from './consultation-desk/service'
import { consultationQueues } from './domain/consultation-queues'
import { consultingLeaving } from './domain/consulting-leaving'
import { consultingMemberData } from './domain/consulting-member-data'
import { consultingNames } from './domain/consulting-names'
import { consultingSitemap } from './domain/consulting-sitemap'
import { consultingStores } from './domain/consulting-stores'
import { consultationOfShop } from './domain/known-requests'
import { consultationHistory } from './history/service'
import { consultationRequests } from './requests/service'
import { consultingTimeline } from './domain/consulting-timeline'
import { consultingOwnTimeline } from './domain/consulting-own-timeline'
import { seeds } from './seeds'
import { consultingStories } from './stories/service'

export const area = {
  services: [consultationRequests, consultationDesk, consultingStories, consultationHistory],
  stores: consultingStores,
  queues: consultationQueues,
  leaving: [consultingLeaving],
  rowsByShop: { consultations: consultationOfShop },
  sitemap: consultingSitemap,
  names: consultingNames,
  ownTimeline: consultingOwnTimeline,
  timeline: consultingTimeline,
  memberData: consultingMemberData,
  seeds,
} satisfies Area

import type { Area } from '@/services/area'
import { brand } from './brand/service'
import { communityDesk } from './community-desk/service'
import { community } from './community/service'
import { contentReplies } from './content-replies/service'
import { communityQueues } from './domain/community-queues'
import { communityWritings } from './domain/community-writings'
import { contentCounts } from './domain/content-counts'
import { contentLeaving } from './domain/content-leaving'
import { contentLines } from './domain/content-lines'
import { contentStores } from './domain/content-stores'
import { contentTargets } from './domain/content-targets'
import { contentWritings } from './domain/content-writings'
import { contentMemberData } from './domain/content-member-data'
import { contentSitemap } from './domain/content-sitemap'
import { contentSearch } from './domain/content-search'
import { contentNames } from './domain/content-names'
import { contentFeeds } from './domain/content-feeds'
import { faqs } from './faqs/service'
import { homeTours } from './home-tours/service'
import { interiors } from './interiors/service'
import { people } from './people/service'
import { notices } from './notices/service'
import { trends } from './trends/service'
import { contentTimeline } from './domain/content-timeline'
import { contentOwnTimeline } from './domain/content-own-timeline'
import { seeds } from './seeds'

export const area = {
  services: [notices, faqs, brand, community, communityDesk, trends, homeTours, interiors, contentReplies, people],
  stores: contentStores,
  counts: contentCounts,
  queues: communityQueues,
  leaving: [contentLeaving],
  myPage: contentLines,
  targets: contentTargets,
  writings: [...contentWritings, ...communityWritings],
  sitemap: contentSitemap,
  search: contentSearch,
  names: contentNames,
  feeds: contentFeeds,
  ownTimeline: contentOwnTimeline,
  timeline: contentTimeline,
  memberData: contentMemberData,
  seeds,
} satisfies Area

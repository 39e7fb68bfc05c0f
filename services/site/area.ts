import type { Area } from '@/services/area'
import { addresses } from './addresses/service'
import { audits } from './audits/service'
import { banners } from './banners/service'
import { clicks } from './clicks/service'
import { company } from './company/service'
import { codes } from './codes/service'
import { consoleHome } from './console/service'
import { dashboard } from './dashboard/service'
import { descriptions } from './descriptions/service'
import { pageCounts, siteCounts } from './domain/site-counts'
import { documentFinders } from './domain/document-finders'
import { pageLinks } from './domain/page-links'
import { recordLinks } from '@/services/records/record-links'
import { siteQueues } from './domain/site-queues'
import { siteStores } from './domain/site-stores'
import { siteMemberData } from './domain/site-member-data'
import { siteNames } from './domain/site-names'
import { guide } from './guide/service'
import { linkTargets } from './link-targets/service'
import { links } from './links/service'
import { media } from './media/service'
import { menus } from './menus/service'
import { missedSearches } from './missed-searches/service'
import { opening } from './opening/service'
import { pages } from './pages/service'
import { popups } from './popups/service'
import { records } from './records/service'
import { redirects } from './redirects/service'
import { replyQueues } from './reply-desk/reply-queues'
import { replyDesk } from './reply-desk/service'
import { savedViews } from './saved-views/service'
import { search } from './search/service'
import { sheets } from './sheets/service'
import { suggestions } from './suggestions/service'
import { views } from './views/service'
import { vitals } from './vitals/service'
import { words } from './words/service'
import { auditTimeline } from './audits/audit-timeline'
import { seeds } from './seeds'

export const area = {
  services: [
    addresses,
    pages,
    codes,
    company,
    menus,
    banners,
    media,
    descriptions,
    words,
    popups,
    search,
    suggestions,
    missedSearches,
    links,
    linkTargets,
    clicks,
    redirects,
    records,
    savedViews,
    sheets,
    consoleHome,
    opening,
    guide,
    views,
    dashboard,
    vitals,
    audits,
    replyDesk,
  ],
  stores: siteStores,
  counts: [...pageCounts, ...siteCounts],
  queues: [...replyQueues, ...siteQueues],
  finders: documentFinders,
  linkSources: [pageLinks, recordLinks],
  names: siteNames,
  timeline: auditTimeline,
  memberData: siteMemberData,
  seeds,
} satisfies Area

// Who answers what. One line for each service; the pipeline knows them only through this list.
import { adRewards } from './ad-rewards/service'
import { addresses } from './addresses/service'
import { alliances } from './alliances/service'
import { banners } from './banners/service'
import { brand } from './brand/service'
import { businesses } from './businesses/service'
import { categories } from './categories/service'
import { catalogs } from './catalogs/service'
import { clicks } from './clicks/service'
import { codes } from './codes/service'
import { descriptions } from './descriptions/service'
import { eventDraws } from './event-draws/service'
import { eventForms } from './event-forms/service'
import { eventEntries } from './event-entries/service'
import { eventReplies } from './event-replies/service'
import { eventReviews } from './event-reviews/service'
import { events } from './events/service'
import { faqs } from './faqs/service'
import { identity } from './identity/service'
import { interiors } from './interiors/service'
import { registerServices } from './kit/operations'
import { links } from './links/service'
import { media } from './media/service'
import { members } from './members/service'
import { menus } from './menus/service'
import { notices } from './notices/service'
import { pages } from './pages/service'
import { popups } from './popups/service'
import { products } from './products/service'
import { reminders } from './reminders/service'
import { sessions } from './sessions/service'
import { shopRecommendations } from './shop-recommendations/service'
import { shops } from './shops/service'
import { search } from './search/service'
import { social } from './social/service'
import { staff } from './staff/service'
import { terms } from './terms/service'
import { trends } from './trends/service'
import { winners } from './winners/service'
import { words } from './words/service'

export const services = [
  addresses,
  pages,
  codes,
  members,
  menus,
  banners,
  notices,
  faqs,
  events,
  media,
  descriptions,
  staff,
  businesses,
  sessions,
  identity,
  brand,
  trends,
  words,
  alliances,
  eventDraws,
  eventForms,
  eventEntries,
  eventReplies,
  eventReviews,
  shopRecommendations,
  shops,
  winners,
  terms,
  interiors,
  categories,
  products,
  popups,
  catalogs,
  search,
  social,
  links,
  clicks,
  adRewards,
  reminders,
]

registerServices(services)

// Every service, one line each; the pipeline knows them only through this list.
import { adRewards } from '@/services/events/ad-rewards/service'
import { addresses } from '@/services/site/addresses/service'
import { alarms } from '@/services/members/alarms/service'
import { alliances } from '@/services/events/alliances/service'
import { audits } from '@/services/site/audits/service'
import { banners } from '@/services/site/banners/service'
import { brand } from '@/services/content/brand/service'
import { businesses } from '@/services/members/businesses/service'
import { categories } from '@/services/catalog/categories/service'
import { cart } from '@/services/store/cart/service'
import { catalogs } from '@/services/catalog/catalogs/service'
import { community } from '@/services/content/community/service'
import { communityDesk } from '@/services/content/community-desk/service'
import { consultingStories } from '@/services/consulting/stories/service'
import { contentReplies } from '@/services/content/content-replies/service'
import { consoleHome } from '@/services/site/console/service'
import { opening } from '@/services/site/opening/service'
import { clicks } from '@/services/site/clicks/service'
import { codes } from '@/services/site/codes/service'
import { descriptions } from '@/services/site/descriptions/service'
import { desk } from '@/services/members/desk/service'
import { consultationDesk } from '@/services/consulting/consultation-desk/service'
import { consultationHistory } from '@/services/consulting/history/service'
import { consultationRequests } from '@/services/consulting/requests/service'
import { draws } from '@/services/events/draws/service'
import { forms } from '@/services/events/forms/service'
import { entries } from '@/services/events/entries/service'
import { guide } from '@/services/site/guide/service'
import { replies } from '@/services/events/replies/service'
import { reviews } from '@/services/events/reviews/service'
import { events } from '@/services/events/events/service'
import { finder } from '@/services/consulting/finder/service'
import { faqs } from '@/services/content/faqs/service'
import { certification } from '@/services/members/certification/service'
import { homeTours } from '@/services/content/home-tours/service'
import { identity } from '@/services/auth/identity/service'
import { interiors } from '@/services/content/interiors/service'
import './at-sign-in'
import './count-kinds'
import './queues'
import './leaving'
import './my-page'
import './sources'
import './targets'
import './writings'
import './record-stores'
import './shop-rows'
import { registerOperations } from './kit/operations'
import { links } from '@/services/site/links/service'
import { media } from '@/services/site/media/service'
import { members } from '@/services/members/members/service'
import { menus } from '@/services/site/menus/service'
import { modelHouses } from '@/services/consulting/model-houses/service'
import { myPage } from '@/services/members/my-page/service'
import { notices } from '@/services/content/notices/service'
import { pages } from '@/services/site/pages/service'
import { popups } from '@/services/site/popups/service'
import { products } from '@/services/catalog/products/service'
import { records } from '@/services/site/records/service'
import { savedViews } from '@/services/site/saved-views/service'
import { redirects } from '@/services/site/redirects/service'
import { sessions } from '@/services/auth/sessions/service'
import { sheets } from '@/services/site/sheets/service'
import { shopRecommendations } from '@/services/events/shop-recommendations/service'
import { shops } from '@/services/consulting/shops/service'
import { replyDesk } from '@/services/site/reply-desk/service'
import { roles } from '@/services/auth/roles/service'
import { scraps } from '@/services/members/scraps/service'
import { search } from '@/services/site/search/service'
import { social } from '@/services/auth/social/service'
import { staff } from '@/services/auth/staff/service'
import { staffAccounts } from '@/services/auth/staff-accounts/service'
import { terms } from '@/services/members/terms/service'
import { trends } from '@/services/content/trends/service'
import { views } from '@/services/site/views/service'
import { dashboard } from '@/services/site/dashboard/service'
import { vitals } from '@/services/site/vitals/service'
import { visitDesk } from '@/services/consulting/visit-desk/service'
import { visits } from '@/services/consulting/visits/service'
import { winners } from '@/services/events/winners/service'
import { words } from '@/services/site/words/service'
import { deliveries } from '@/services/store/deliveries/service'
import { exhibits } from '@/services/store/exhibits/service'
import { goods } from '@/services/store/goods/service'
import { goodsQuestions } from '@/services/store/goods-questions/service'
import { goodsReviews } from '@/services/store/goods-reviews/service'
import { questionDesk } from '@/services/store/question-desk/service'
import { reviewDesk } from '@/services/store/review-desk/service'
import { benefitDesk } from '@/services/store/benefit-desk/service'
import { couponDesk } from '@/services/store/coupon-desk/service'
import { sales } from '@/services/store/sales/service'
import { stock } from '@/services/store/stock/service'
import { orderDesk } from '@/services/store/order-desk/service'
import { orders } from '@/services/store/orders/service'
import { payments } from '@/services/store/payments/service'
import { returnDesk } from '@/services/store/return-desk/service'
import { returns } from '@/services/store/returns/service'
import { storeCategories } from '@/services/store/store-categories/service'
import { levelTests } from './members/level-tests/service'

export const services = [
  addresses,
  pages,
  codes,
  members,
  alarms,
  desk,
  menus,
  banners,
  notices,
  faqs,
  events,
  media,
  descriptions,
  staff,
  businesses,
  cart,
  sessions,
  identity,
  certification,
  brand,
  community,
  communityDesk,
  trends,
  words,
  alliances,
  draws,
  forms,
  entries,
  replies,
  reviews,
  shopRecommendations,
  shops,
  finder,
  consultationRequests,
  consultationDesk,
  modelHouses,
  consultingStories,
  consultationHistory,
  visits,
  visitDesk,
  winners,
  terms,
  homeTours,
  interiors,
  contentReplies,
  categories,
  products,
  popups,
  catalogs,
  search,
  social,
  links,
  clicks,
  adRewards,
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
  staffAccounts,
  roles,
  replyDesk,
  levelTests,
  scraps,
  myPage,
  storeCategories,
  deliveries,
  goods,
  goodsReviews,
  reviewDesk,
  goodsQuestions,
  questionDesk,
  exhibits,
  stock,
  orders,
  orderDesk,
  sales,
  benefitDesk,
  couponDesk,
  payments,
  returns,
  returnDesk,
]

registerOperations(services)

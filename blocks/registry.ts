import type { AnyBlock } from '@/renderer/define-block'
import { accordion } from '@/blocks/base/accordion/block'
import { accountInfo } from '@/blocks/members/account-info/block'
import { activityDetail } from '@/blocks/content/activity-detail/block'
import { agencyJoin } from '@/blocks/members/agency-join/block'
import { allianceDetail } from '@/blocks/events/alliance-detail/block'
import { allianceList } from '@/blocks/events/alliance-list/block'
import { banner } from '@/blocks/site/banner/block'
import { brandHead } from '@/blocks/store/brand-head/block'
import { brandShops } from '@/blocks/store/brand-shops/block'
import { breadcrumbs } from '@/blocks/site/breadcrumbs/block'
import { businessInfo } from '@/blocks/members/business-info/block'
import { businessVerify } from '@/blocks/members/business-verify/block'
import { button } from '@/blocks/base/button/block'
import { cardList } from '@/blocks/base/card-list/block'
import { cart } from '@/blocks/store/cart/block'
import { caseDetail } from '@/blocks/content/case-detail/block'
import { caseList } from '@/blocks/content/case-list/block'
import { casePicks } from '@/blocks/content/case-picks/block'
import { caseReplies } from '@/blocks/content/case-replies/block'
import { catalogList } from '@/blocks/catalog/catalog-list/block'
import { categoryCards } from '@/blocks/catalog/category-cards/block'
import { categoryCases } from '@/blocks/catalog/category-cases/block'
import { categoryHead } from '@/blocks/catalog/category-head/block'
import { clientCheck } from '@/blocks/site/client-check/block'
import { collaboForm } from '@/blocks/events/collabo-form/block'
import { columns } from '@/blocks/base/columns/block'
import { commonCodes } from '@/blocks/site/common-codes/block'
import { compareTray } from '@/blocks/catalog/compare-tray/block'
import { constExams } from '@/blocks/catalog/const-exams/block'
import { consultingDetail } from '@/blocks/consulting/consulting-detail/block'
import { consultingForm } from '@/blocks/consulting/consulting-form/block'
import { consultingHistory } from '@/blocks/consulting/consulting-history/block'
import { consultingIdentity } from '@/blocks/consulting/consulting-identity/block'
import { consultingStart } from '@/blocks/consulting/consulting-start/block'
import { consultingStoryDetail } from '@/blocks/consulting/consulting-story-detail/block'
import { consultingStoryList } from '@/blocks/consulting/consulting-story-list/block'
import { contentDetail } from '@/blocks/content/content-detail/block'
import { contentList } from '@/blocks/content/content-list/block'
import { contentReplies } from '@/blocks/content/content-replies/block'
import { deliveryBook } from '@/blocks/store/delivery-book/block'
import { designEntry } from '@/blocks/members/design-entry/block'
import { divider } from '@/blocks/base/divider/block'
import { eventConstructionCase } from '@/blocks/events/event-construction-case/block'
import { eventDefault, eventFesta } from '@/blocks/events/event-default/block'
import { eventDetail } from '@/blocks/events/event-detail/block'
import { eventJoin } from '@/blocks/events/event-join/block'
import { eventList } from '@/blocks/events/event-list/block'
import { eventNewQuiz } from '@/blocks/events/event-new-quiz/block'
import { eventQuizChoice } from '@/blocks/events/event-quiz-choice/block'
import { eventReplies } from '@/blocks/events/event-replies/block'
import { eventReview } from '@/blocks/events/event-review/block'
import { eventStillCut } from '@/blocks/events/event-still-cut/block'
import { eventTvc, eventTvc2, eventTvc3 } from '@/blocks/events/event-tvc/block'
import { eventVideoPuzzleQuiz, eventVideoQuiz } from '@/blocks/events/event-video-quiz/block'
import { eventWordCardQuiz } from '@/blocks/events/event-word-card-quiz/block'
import { exhibitDetail } from '@/blocks/store/exhibit-detail/block'
import { exhibitList } from '@/blocks/store/exhibit-list/block'
import { faq } from '@/blocks/content/faq/block'
import { fault } from '@/blocks/base/fault/block'
import { fittingProducts } from '@/blocks/catalog/fitting-products/block'
import { footer } from '@/blocks/site/footer/block'
import { formComplete } from '@/blocks/base/form-complete/block'
import { foundIds } from '@/blocks/members/found-ids/block'
import { fragment } from '@/blocks/base/fragment/block'
import { gallery } from '@/blocks/base/gallery/block'
import { goodsDetail } from '@/blocks/store/goods-detail/block'
import { goodsInfo } from '@/blocks/store/goods-info/block'
import { goodsList } from '@/blocks/store/goods-list/block'
import { goodsQuestions } from '@/blocks/store/goods-questions/block'
import { goodsRail } from '@/blocks/store/goods-rail/block'
import { goodsReviews } from '@/blocks/store/goods-reviews/block'
import { goodsTrail } from '@/blocks/store/goods-trail/block'
import { grid } from '@/blocks/base/grid/block'
import { guestAgreement } from '@/blocks/store/guest-agreement/block'
import { guestOrder } from '@/blocks/store/guest-order/block'
import { header } from '@/blocks/site/header/block'
import { heading } from '@/blocks/base/heading/block'
import { hero } from '@/blocks/base/hero/block'
import { identityResult } from '@/blocks/auth/identity-result/block'
import { identityReturn } from '@/blocks/auth/identity-return/block'
import { identityStart } from '@/blocks/auth/identity-start/block'
import { idFinder } from '@/blocks/members/id-finder/block'
import { image } from '@/blocks/base/image/block'
import { joinAgreement } from '@/blocks/members/join-agreement/block'
import { joinComplete } from '@/blocks/members/join-complete/block'
import { joinInfo } from '@/blocks/members/join-info/block'
import { joinMethods } from '@/blocks/members/join-methods/block'
import { joinVerify } from '@/blocks/members/join-verify/block'
import { levelIntro } from '@/blocks/members/level-intro/block'
import { levelQuiz } from '@/blocks/members/level-quiz/block'
import { levelResult } from '@/blocks/members/level-result/block'
import { loginForm } from '@/blocks/auth/login-form/block'
import { materialCalculator } from '@/blocks/catalog/material-calculator/block'
import { memberAlarms } from '@/blocks/members/member-alarms/block'
import { memberHome } from '@/blocks/members/member-home/block'
import { memberVerify } from '@/blocks/members/member-verify/block'
import { modelHouseList } from '@/blocks/consulting/model-house-list/block'
import { myActivity } from '@/blocks/members/my-activity/block'
import { myCoupons } from '@/blocks/store/my-coupons/block'
import { myOrder } from '@/blocks/store/my-order/block'
import { myOrders } from '@/blocks/store/my-orders/block'
import { myPoints } from '@/blocks/store/my-points/block'
import { myQuestions } from '@/blocks/store/my-questions/block'
import { myReturn } from '@/blocks/store/my-return/block'
import { myReturns } from '@/blocks/store/my-returns/block'
import { myReviews } from '@/blocks/store/my-reviews/block'
import { myShop } from '@/blocks/store/my-shop/block'
import { newsDetail } from '@/blocks/content/news-detail/block'
import { newsList } from '@/blocks/content/news-list/block'
import { noticeDetail } from '@/blocks/content/notice-detail/block'
import { noticeList } from '@/blocks/content/notice-list/block'
import { orderCancel } from '@/blocks/store/order-cancel/block'
import { orderComplete } from '@/blocks/store/order-complete/block'
import { orderForm } from '@/blocks/store/order-form/block'
import { passwordChange } from '@/blocks/members/password-change/block'
import { passwordCheck } from '@/blocks/members/password-check/block'
import { passwordFirst } from '@/blocks/members/password-first/block'
import { passwordReset } from '@/blocks/members/password-reset/block'
import { paymentCheck } from '@/blocks/store/payment-check/block'
import { paymentFailed } from '@/blocks/store/payment-failed/block'
import { paymentProgress } from '@/blocks/store/payment-progress/block'
import { popupLayer } from '@/blocks/site/popup-layer/block'
import { productDetail } from '@/blocks/catalog/product-detail/block'
import { productInfo } from '@/blocks/catalog/product-info/block'
import { productList } from '@/blocks/catalog/product-list/block'
import { productOthers } from '@/blocks/catalog/product-others/block'
import { productRail } from '@/blocks/catalog/product-rail/block'
import { promotionBanner } from '@/blocks/store/promotion-banner/block'
import { reagree } from '@/blocks/members/reagree/block'
import { recentGoods } from '@/blocks/store/recent-goods/block'
import { recentProducts } from '@/blocks/catalog/recent-products/block'
import { recruitApplication } from '@/blocks/content/recruit-application/block'
import { recruitForm } from '@/blocks/content/recruit-form/block'
import { recruitList } from '@/blocks/content/recruit-list/block'
import { refundAccount } from '@/blocks/store/refund-account/block'
import { relatedGoods } from '@/blocks/store/related-goods/block'
import { remodelingList } from '@/blocks/store/remodeling-list/block'
import { returnRequest } from '@/blocks/store/return-request/block'
import { richText } from '@/blocks/base/rich-text/block'
import { scrapbook } from '@/blocks/members/scrapbook/block'
import { searchResults } from '@/blocks/site/search-results/block'
import { section } from '@/blocks/base/section/block'
import { shopDetail } from '@/blocks/consulting/shop-detail/block'
import { shopFinder } from '@/blocks/consulting/shop-finder/block'
import { sideMenu } from '@/blocks/site/side-menu/block'
import { socialLinks } from '@/blocks/site/social-links/block'
import { socialWindow } from '@/blocks/auth/social-window/block'
import { statusMessage } from '@/blocks/base/status-message/block'
import { storeBanners } from '@/blocks/store/store-banners/block'
import { storeCategories } from '@/blocks/store/store-categories/block'
import { storeCategoryHead } from '@/blocks/store/store-category-head/block'
import { tabs } from '@/blocks/base/tabs/block'
import { termsArticle } from '@/blocks/members/terms-article/block'
import { termsList } from '@/blocks/members/terms-list/block'
import { timeSale } from '@/blocks/store/time-sale/block'
import { tourEditor } from '@/blocks/content/tour-editor/block'
import { video } from '@/blocks/base/video/block'
import { visitPage } from '@/blocks/consulting/visit-page/block'
import { winnerDetail } from '@/blocks/events/winner-detail/block'
import { winnerList } from '@/blocks/events/winner-list/block'
import { withdrawal } from '@/blocks/members/withdrawal/block'

/** Every block that a page may contain: one line each, in alphabetical order. */
export const blocks: AnyBlock[] = [
  accordion,
  accountInfo,
  activityDetail,
  agencyJoin,
  allianceDetail,
  allianceList,
  banner,
  brandHead,
  brandShops,
  breadcrumbs,
  businessInfo,
  businessVerify,
  button,
  cardList,
  caseDetail,
  caseList,
  casePicks,
  caseReplies,
  catalogList,
  categoryCards,
  categoryCases,
  categoryHead,
  clientCheck,
  collaboForm,
  columns,
  commonCodes,
  compareTray,
  constExams,
  consultingDetail,
  consultingForm,
  consultingHistory,
  consultingIdentity,
  consultingStart,
  consultingStoryDetail,
  consultingStoryList,
  contentDetail,
  contentList,
  contentReplies,
  deliveryBook,
  designEntry,
  divider,
  eventConstructionCase,
  eventDefault,
  eventDetail,
  eventFesta,
  eventJoin,
  eventList,
  eventNewQuiz,
  eventQuizChoice,
  eventReplies,
  eventReview,
  eventStillCut,
  eventTvc,
  eventTvc2,
  eventTvc3,
  eventVideoPuzzleQuiz,
  eventVideoQuiz,
  eventWordCardQuiz,
  exhibitDetail,
  exhibitList,
  faq,
  fault,
  fittingProducts,
  footer,
  formComplete,
  foundIds,
  fragment,
  gallery,
  goodsDetail,
  goodsInfo,
  goodsList,
  goodsQuestions,
  goodsRail,
  goodsReviews,
  goodsTrail,
  grid,
  header,
  heading,
  hero,
  identityResult,
  identityReturn,
  identityStart,
  idFinder,
  image,
  joinAgreement,
  joinComplete,
  joinInfo,
  joinMethods,
  joinVerify,
  levelIntro,
  levelQuiz,
  levelResult,
  loginForm,
  materialCalculator,
  memberAlarms,
  memberHome,
  memberVerify,
  modelHouseList,
  myActivity,
  myCoupons,
  myOrder,
  myOrders,
  myPoints,
  myQuestions,
  myReturn,
  myReturns,
  myReviews,
  myShop,
  newsDetail,
  newsList,
  noticeDetail,
  noticeList,
  orderCancel,
  orderComplete,
  orderForm,
  passwordChange,
  passwordCheck,
  passwordFirst,
  passwordReset,
  paymentCheck,
  paymentFailed,
  paymentProgress,
  popupLayer,
  productDetail,
  productInfo,
  productList,
  productOthers,
  productRail,
  promotionBanner,
  reagree,
  recentGoods,
  recentProducts,
  recruitApplication,
  recruitForm,
  recruitList,
  refundAccount,
  relatedGoods,
  remodelingList,
  returnRequest,
  richText,
  scrapbook,
  searchResults,
  section,
  shopDetail,
  shopFinder,
  sideMenu,
  socialLinks,
  socialWindow,
  statusMessage,
  cart,
  guestAgreement,
  guestOrder,
  storeBanners,
  storeCategories,
  storeCategoryHead,
  tabs,
  termsArticle,
  termsList,
  timeSale,
  tourEditor,
  video,
  visitPage,
  winnerDetail,
  winnerList,
  withdrawal,
]

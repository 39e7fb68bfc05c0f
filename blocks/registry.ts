import type { AnyBlock } from '@/renderer/define-block'
import { accordion } from './accordion/block'
import { accountInfo } from './account-info/block'
import { agencyJoin } from './agency-join/block'
import { allianceDetail } from './alliance-detail/block'
import { allianceList } from './alliance-list/block'
import { breadcrumbs } from './breadcrumbs/block'
import { businessInfo } from './business-info/block'
import { businessVerify } from './business-verify/block'
import { button } from './button/block'
import { cardList } from './card-list/block'
import { caseDetail } from './case-detail/block'
import { caseList } from './case-list/block'
import { casePicks } from './case-picks/block'
import { caseReplies } from './case-replies/block'
import { catalogList } from './catalog-list/block'
import { categoryCards } from './category-cards/block'
import { categoryCases } from './category-cases/block'
import { categoryHead } from './category-head/block'
import { clientCheck } from './client-check/block'
import { collaboForm } from './collabo-form/block'
import { columns } from './columns/block'
import { commonCodes } from './common-codes/block'
import { comingSoon } from './coming-soon/block'
import { compareTray } from './compare-tray/block'
import { constExams } from './const-exams/block'
import { consultingIdentity } from './consulting-identity/block'
import { contentDetail } from './content-detail/block'
import { contentList } from './content-list/block'
import { designEntry } from './design-entry/block'
import { divider } from './divider/block'
import { eventConstructionCase } from './event-construction-case/block'
import { eventDefault } from './event-default/block'
import { eventDetail } from './event-detail/block'
import { eventFesta } from './event-festa/block'
import { eventJoin } from './event-join/block'
import { eventList } from './event-list/block'
import { eventNewQuiz } from './event-new-quiz/block'
import { eventQuizChoice } from './event-quiz-choice/block'
import { eventReplies } from './event-replies/block'
import { eventReview } from './event-review/block'
import { eventStillCut } from './event-still-cut/block'
import { eventTvc } from './event-tvc/block'
import { eventTvc2 } from './event-tvc2/block'
import { eventTvc3 } from './event-tvc3/block'
import { eventVideoPuzzleQuiz } from './event-video-puzzle-quiz/block'
import { eventVideoQuiz } from './event-video-quiz/block'
import { eventWordCardQuiz } from './event-word-card-quiz/block'
import { faq } from './faq/block'
import { fault } from './fault/block'
import { fittingProducts } from './fitting-products/block'
import { footer } from './footer/block'
import { formComplete } from './form-complete/block'
import { foundIds } from './found-ids/block'
import { fragment } from './fragment/block'
import { gallery } from './gallery/block'
import { grid } from './grid/block'
import { header } from './header/block'
import { heading } from './heading/block'
import { hero } from './hero/block'
import { idFinder } from './id-finder/block'
import { identityResult } from './identity-result/block'
import { identityReturn } from './identity-return/block'
import { identityStart } from './identity-start/block'
import { image } from './image/block'
import { joinAgreement } from './join-agreement/block'
import { joinComplete } from './join-complete/block'
import { joinInfo } from './join-info/block'
import { joinMethods } from './join-methods/block'
import { joinVerify } from './join-verify/block'
import { loginForm } from './login-form/block'
import { materialCalculator } from './material-calculator/block'
import { memberHome } from './member-home/block'
import { memberVerify } from './member-verify/block'
import { newsDetail } from './news-detail/block'
import { newsList } from './news-list/block'
import { noticeDetail } from './notice-detail/block'
import { noticeList } from './notice-list/block'
import { passwordChange } from './password-change/block'
import { passwordCheck } from './password-check/block'
import { passwordFirst } from './password-first/block'
import { passwordReset } from './password-reset/block'
import { popupLayer } from './popup-layer/block'
import { productDetail } from './product-detail/block'
import { productInfo } from './product-info/block'
import { productList } from './product-list/block'
import { productOthers } from './product-others/block'
import { productRail } from './product-rail/block'
import { reagree } from './reagree/block'
import { recentProducts } from './recent-products/block'
import { richText } from './rich-text/block'
import { searchResults } from './search-results/block'
import { section } from './section/block'
import { sideMenu } from './side-menu/block'
import { socialLinks } from './social-links/block'
import { socialWindow } from './social-window/block'
import { statusMessage } from './status-message/block'
import { tabs } from './tabs/block'
import { termsArticle } from './terms-article/block'
import { termsList } from './terms-list/block'
import { video } from './video/block'
import { winnerDetail } from './winner-detail/block'
import { winnerList } from './winner-list/block'
import { withdrawal } from './withdrawal/block'

/** Every block that a page may hold: one line each, in the order of their names. */
export const blocks: AnyBlock[] = [
  accordion,
  accountInfo,
  agencyJoin,
  allianceDetail,
  allianceList,
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
  comingSoon,
  compareTray,
  constExams,
  consultingIdentity,
  contentDetail,
  contentList,
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
  faq,
  fault,
  fittingProducts,
  footer,
  formComplete,
  foundIds,
  fragment,
  gallery,
  grid,
  header,
  heading,
  hero,
  idFinder,
  identityResult,
  identityReturn,
  identityStart,
  image,
  joinAgreement,
  joinComplete,
  joinInfo,
  joinMethods,
  joinVerify,
  loginForm,
  materialCalculator,
  memberHome,
  memberVerify,
  newsDetail,
  newsList,
  noticeDetail,
  noticeList,
  passwordChange,
  passwordCheck,
  passwordFirst,
  passwordReset,
  popupLayer,
  productDetail,
  productInfo,
  productList,
  productOthers,
  productRail,
  reagree,
  recentProducts,
  richText,
  searchResults,
  section,
  sideMenu,
  socialLinks,
  socialWindow,
  statusMessage,
  tabs,
  termsArticle,
  termsList,
  video,
  winnerDetail,
  winnerList,
  withdrawal,
]

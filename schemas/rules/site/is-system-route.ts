/** Whole trees in which people sign in, join, keep an account, pay and read the terms: each step leads to the next by its address. */
const TREES = /^\/(?:agency|direct|error|etc|join|login|mypage|set-id|set-password|signup|test|verify)(?:\/|$)|^\/store\/order\//
/** A page of all records of a kind: without it each of them is gone. */
const OF_RECORDS = /\/:/
const NAMED = new Set([
  '/consulting-list-identity',
  '/cs',
  '/cs/contact',
  '/cs/faq',
  '/cs/notice',
  '/cs/use-agreement',
  '/event/collabo/form',
  '/search',
  '/store/home',
  '/store/best',
  '/store/brand-shop',
  '/store/promotion',
  '/store/promotion/relay',
  '/store/remodeling',
  '/styling/expert-style',
  '/styling/home',
  '/styling/house',
  '/styling/life-book',
  '/styling/myhome',
  '/styling/style-guide',
  '/styling/style-trend',
  '/styling/trendship',
  '/zin/brand/news',
  '/zin/brand/zenne/activity',
  '/zin/brand/zenne/recruitment',
  '/zin/brand/zenne/recruitment/application',
  '/zin/brand/zenne/recruitment/application/complete',
  '/zin/brand/zenne/recruitment/application/detail',
  '/zin/calculator',
  '/zin/catalog',
  '/zin/compare',
  '/zin/consulting/complete',
  '/zin/consulting/completeSingle',
  '/zin/consulting/form',
  '/zin/consulting/formSingle',
  '/zin/consulting/start',
  '/zin/estimate',
  '/zin/event/benefit',
  '/zin/event/event',
  '/zin/event/finish',
  '/zin/event/winner',
  '/zin/exhibition',
  '/zin/exhibition/visit',
  '/zin/home',
  '/zin/payment-guarantee',
  '/zin/previous-consulting',
  '/zin/product/window',
])

/**
 * Whether the parts of the site lead to this address by themselves: a page that was shipped there is edited and published like any other,
 * and nobody takes it away or moves it (tests/laws/system-pages.test.ts holds the list to the sources).
 */
export const isSystemRoute = (route: string): boolean => TREES.test(route) || OF_RECORDS.test(route) || NAMED.has(route)

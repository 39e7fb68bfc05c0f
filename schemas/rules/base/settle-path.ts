// Paths (RT-01): which ones redirect before any page is looked up, and how a page names itself to the outside.
import { HOME } from './safe-callback'
import { cleanQuery } from './clean-query'

/** Query names that make another view of a page; a canonical URL has no others (C-CANON). */
export const CANONICAL_QUERY = ['page', 'mcate', 'trendTab', 'guideTab', 'searchKeyword', 'currentTab'] as const

/** First segments that are answered with something else than a page. */
export const MOUNTS = [
  '_next',
  'svc',
  'auth',
  'v2',
  'adm',
  'mng',
  'img',
  'media',
  'rss',
  's',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'favicon.ico',
]
/** And those that are the builder's or the page server's own. */
const OWN = ['ice_builder', '__common', 'healthz', 'readyz', 'speculation.json', 'favicon.svg']
const RESERVED: ReadonlySet<string> = new Set([...MOUNTS, ...OWN])

/** Whether a page under this route could never be reached, because something else answers there. */
export const isReservedRoute = (route: string): boolean => RESERVED.has(route.split('/')[1]?.toLowerCase() ?? '')

const EVENTS = '/zin/event/event'
/** Typed event pages; without an id they show the list (G-EVTNOID, RT-14). */
const TYPED_EVENTS = [
  'contentShare',
  'hausysweet',
  'homestyling',
  'join',
  'mbti',
  'mbti787',
  'metabus',
  'movieShare',
  'point',
  'quiz',
  'quizChoice',
  'recommend',
  'review',
  'survey',
  'videoPuzzleQuiz',
  'videoQuiz',
  'zinsquareBlog',
]
/** Details without an id, and their redirects. */
const BARE: ReadonlyMap<string, string> = new Map([
  ['/', HOME],
  ['/mypage', '/mypage/home'],
  ...TYPED_EVENTS.map((type) => [`${EVENTS}/${type}`, EVENTS] as const),
  ['/zin/event/finish/survey', EVENTS],
  ['/zin/event/festa', EVENTS],
  ['/zin/event/winner/detail', EVENTS],
  ['/cs/notice/detail', '/cs/notice'],
  ['/styling/myhome/content', '/styling/myhome'],
  ['/styling/myhome/detail', '/styling/myhome'],
  ['/styling/house/content', '/styling/house'],
  ['/styling/house/detail', '/styling/house'],
  ['/zin/exhibition/detail', '/zin/exhibition'],
  ['/zin/brand/news/detail', '/zin/brand/news'],
])
/** Store paths without an id are not accessible (G-STORE404, E-STORE, RT-13, CX-30): the 404 page has a text of its own for them. */
const CLOSED = new Set(['/store', '/store/goods', '/store/category'])
/** Query name and value by which the 404 page says 접근할 수 없는 페이지입니다. in place of its own title. */
export const REASON = 'reason'
export const CLOSED_REASON = 'closed'
/** The page that says that nothing is at a path. */
export const MISSING_PAGE = '/error/404'

/** The page that answers MISSING_PAGE itself: two, whatever else the query holds. */
export const missingPage = (query: URLSearchParams): string =>
  query.get(REASON) === CLOSED_REASON ? `${MISSING_PAGE}?${REASON}=${CLOSED_REASON}` : MISSING_PAGE
/** Names of the page of a list, of which there is no number above this. */
const PAGE_NAMES = ['page', 'pageNo']
const LAST_PAGE = 1_000
const isNoPage = (page: string): boolean => /\D/.test(page) || Number(page) > LAST_PAGE

/** Trees that have a twin under /direct (RT-12). */
const DIRECT = new Set(['join', 'login', 'set-id', 'set-password'])

/**
 * Where a path redirects to instead of a page of its own; null where it stays (SYS-02). Queries survive every redirect
 * and are clean in it (RT-02, RT-03); the bare root is the home page (RT-08). A page that no list has leads to the first
 * one: each of them would be rendered, and kept in the cache.
 * @param path decoded, NFC, no trailing slash.
 */
export function settlePath(path: string, query: URLSearchParams): { redirect: string } | null {
  const { query: clean, changed: isCleaned } = cleanQuery(query)
  const nowhere = PAGE_NAMES.filter((name) => isNoPage(clean.get(name) ?? ''))
  for (const name of nowhere) clean.delete(name)
  const changed = isCleaned || nowhere.length > 0
  const settled = targetOf(path, clean)
  if (settled === null && !changed) return null
  return { redirect: withQuery(settled ?? path, clean) }
}

/** May add to the query. */
function targetOf(path: string, query: URLSearchParams): string | null {
  const utility = withoutUtility(path)
  if (utility) {
    if (!query.has('referrer') && utility.referrer) query.set('referrer', utility.referrer)
    return utility.path
  }
  if (CLOSED.has(path)) {
    query.set(REASON, CLOSED_REASON)
    return MISSING_PAGE
  }
  return BARE.get(path) ?? null
}

/** `/zin/utility/login` → `/direct/login`, from `/zin` (RT-11, RT-12). */
function withoutUtility(path: string): { path: string; referrer?: string } | undefined {
  const parts = path.split('/').slice(1)
  const at = parts.indexOf('utility')
  if (at < 0 || at > 1) return undefined
  const rest = parts.slice(at + 1)
  const direct = at > 0 && DIRECT.has(rest[0] ?? '') ? ['direct'] : []
  const target = `/${[...direct, ...rest].join('/')}`
  return { path: target === '/' ? HOME : target, ...(at > 0 ? { referrer: `/${parts[0]!}` } : {}) }
}

/** A path as a URL carries it: each segment escaped once. */
export function escapePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return escapePath(path) + (text ? `?${text}` : '')
}

/** The one URL of a page: site, path without a slash at its end, the six query names (C-CANON, RT-04, RT-21). */
export function canonicalUrl(siteUrl: string, path: string, query: URLSearchParams = new URLSearchParams()): string {
  const counted = new URLSearchParams()
  for (const [name, value] of query)
    if ((CANONICAL_QUERY as readonly string[]).includes(name) && value !== '' && !counted.has(name)) counted.append(name, value)
  const bare = path === '/' ? '/' : path.replace(/\/+$/, '')
  return siteUrl + withQuery(bare, counted)
}

/** The same URL on the mobile host: `www.` gives way to `m.` (C-ALT, RT-05). */
export function mobileUrl(canonical: string): string {
  return canonical.replace(/^(https?:\/\/)(?:www\.|m\.)?/, '$1m.')
}

/** Title of the record or page, with the brand's suffix (C-TITLE, RT-26). */
export const pageTitle = (title: string, suffix: string): string => `${title}${suffix}`

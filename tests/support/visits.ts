import { casePlace } from '@/schemas/rules/content/case-place'
import { contentPlace } from '@/schemas/rules/content/content-place'
import { FIRST_TOUR } from '@/schemas/rules/content/home-tour/tour-document'
import { isPersonalGuard } from '@/schemas/rules/auth/decide-guards'
import type { Block, GuardName, PageDocument } from '@/schemas/page/document'
import { fixtures, readJson } from './fixtures'

interface Day {
  days: number
}
type Row = Record<string, string | number> & { openStrDate?: Day; openEndDate?: Day; openFrom?: Day; openUntil?: Day }

/** The seeded record for the parameter of a subject's page. */
const RECORDS: Record<string, { file: string; key: string; fits: (row: Row, route: string) => boolean }> = {
  alliance: {
    file: 'pages-fixtures/seed/alliances.json',
    key: 'allianceSeq',
    fits: ({ openFrom, openUntil }) => openFrom!.days < 0 && openUntil!.days > 0,
  },
  'brand-activity': { file: 'pages-fixtures/seed/brand-articles.json', key: 'seq', fits: ({ kind }) => kind === 'activity' },
  'consulting-story': { file: 'pages-fixtures/seed/consulting-stories.json', key: 'seq', fits: () => true },
  'brand-shop': { file: 'pages-fixtures/seed/brand-shops.json', key: 'brandId', fits: () => true },
  'brand-news': { file: 'pages-fixtures/seed/brand-articles.json', key: 'seq', fits: ({ kind }) => kind === 'news' },
  content: {
    file: 'pages-fixtures/seed/styling-contents.json',
    key: 'name',
    fits: ({ kind, tab }, route) => contentPlace(route)?.kind === kind && (contentPlace(route)?.tab ?? tab) === tab,
  },
  event: {
    file: 'pages-fixtures/seed/events.json',
    key: 'eventSeq',
    fits: ({ eventType, pageType, openStrDate, openEndDate }, route) => {
      if (route.includes('/finish')) return openEndDate!.days < 0 && (!route.includes('/survey') || pageType === 'survey')
      if (route.includes('/festa')) return eventType === 'festa' && openStrDate!.days < 0
      const typed = /\/event\/event\/(\w+)\/:/.exec(route)?.[1]
      return typed ? pageType === typed : openStrDate!.days < 0 && openEndDate!.days > 0
    },
  },
  exhibit: {
    file: 'pages-fixtures/seed/exhibits.json',
    key: 'exhibitSeq',
    fits: ({ kind }, route) => kind === (route.includes('/relay') ? 'relay' : 'promotion'),
  },
  goods: {
    file: 'pages-fixtures/seed/goods.json',
    key: 'goodsId',
    fits: ({ kind }, route) => kind === (route.includes('/remodeling') ? 'remodeling' : 'goods'),
  },
  interior: {
    file: 'pages-fixtures/seed/interior-cases.json',
    key: 'seq',
    fits: ({ type }, route) => casePlace(route)?.type === type,
  },
  level: { file: 'pages-fixtures/seed/levels.json', key: 'code', fits: () => true },
  notice: { file: 'pages-fixtures/seed/notices.json', key: 'id', fits: () => true },
  'product-category': {
    file: 'pages-fixtures/seed/product-categories.json',
    key: 'cateId',
    fits: ({ depth }, route) => depth === (route.includes('/dep2/') ? 2 : 1),
  },
  product: { file: 'pages-fixtures/seed/products.json', key: 'zinPrdId', fits: () => true },
  'store-category': { file: 'pages-fixtures/seed/store-categories.json', key: 'categoryId', fits: ({ dispType }) => dispType === 'goods' },
  shop: { file: 'pages-fixtures/seed/shops.json', key: 'shopId', fits: () => true },
  winner: { file: 'pages-fixtures/seed/winners.json', key: 'winnerSeq', fits: () => true },
}

/** Of what no file has: the profile of a member of the demonstration (services/members/domain/seed-profiles.ts). */
const COMPUTED: Readonly<Record<string, string>> = { person: 'demodoyun00000000002' }
/** Shown to whoever has a secret, which is shipped with no demonstration. */
const SECRET: readonly string[] = ['shared-scraps']

/** What a page shows for one record only, by its route: a member's own tour, a request with its messages and its removal, one whose work is complete. */
const RECORDS_OF_MEMBERS: Record<string, readonly string[]> = {
  '/styling/myhome/detail/:seq?': [`/styling/myhome/detail/${FIRST_TOUR}`],
  '/mypage/activity/prize': ['/mypage/activity/prize?prize=10000', '/mypage/activity/prize?prize=10001'],
  '/mypage/consulting/smart/detail': ['/mypage/consulting/smart/detail?counselSeq=1', '/mypage/consulting/smart/detail?counselSeq=5'],
}

/** Guards that a whole member passes, without more than a sign-in. */
const MEMBERS: readonly GuardName[] = ['requireLogin', 'checkMember', 'requireIdentification', 'requireSNSPwCheck']
/** And with a confirmed password. */
const CONFIRMED: GuardName = 'requirePwCheck'

export interface Visit {
  file: string
  path: string
  layout: string
  /** What a person sees there that other pages may show as well: each block and the layout as they are for this person, the guards. */
  shows: readonly string[]
  /** Who may open it; a visitor by default. */
  as?: 'member' | 'confirmed'
}

/** Pages that say what they are with their status. */
export const STATUS: Readonly<Record<string, number>> = { '/error/404': 404 }

/** A URL for every shipped page, and who may open it; pages that only follow a form are left out. */
export function visits(): Visit[] {
  return fixtures().flatMap(({ file, document }) => {
    const guards = (document.guard ?? []).filter(isPersonalGuard)
    if (document.kind !== 'page' || !document.route || guards.some((name) => name !== CONFIRMED && !MEMBERS.includes(name))) return []
    if (SECRET.includes(document.subject ?? '')) return []
    const source = RECORDS[document.subject ?? '']
    let path = document.route
    if (source) {
      const record = (readJson(source.file) as Row[]).find((row) => source.fits(row, path))
      path = path.replace(/:\w+\??/, String(record![source.key]))
    }
    const computed = COMPUTED[document.subject ?? '']
    if (computed) path = path.replace(/:\w+/, computed)
    path = path.replace(/\/:\w+\?/g, '')
    if (path.includes(':')) throw new Error(`${file} has a parameter, and tests/support/visits.ts knows no record for it.`)
    const as = guards.includes(CONFIRMED) ? 'confirmed' : guards.length > 0 ? 'member' : undefined
    const visit: Visit = { file, path, layout: document.layout ?? 'default', shows: shownBy(document, as, path), ...(as ? { as } : {}) }
    const more = RECORDS_OF_MEMBERS[document.route] ?? []
    return [visit, ...more.map((own) => ({ ...visit, path: own, shows: [...visit.shows, `record: ${own}`] }))]
  })
}

/**
 * So few visits that everything that any visit shows is seen on one of them: the one that shows most of what is still unseen, again and
 * again. The least cover is hardly smaller, and takes much longer to find.
 */
export function coveringVisits(): Visit[] {
  const all = visits()
  const unseen = new Set(all.flatMap(({ shows }) => shows))
  const newOn = ({ shows }: Visit): number => shows.filter((one) => unseen.has(one)).length
  const chosen: Visit[] = []
  while (unseen.size > 0) {
    const next = all.reduce((best, visit) => (newOn(visit) > newOn(best) ? visit : best))
    for (const one of next.shows) unseen.delete(one)
    chosen.push(next)
  }
  return chosen
}

function shownBy({ layout, blocks, guard = [] }: PageDocument, as: Visit['as'], path: string): string[] {
  const types = (list: readonly Block[]): string[] => list.flatMap(({ type, slots = {} }) => [type, ...Object.values(slots).flatMap(types)])
  const person = as ?? 'visitor'
  const status = STATUS[path]
  return [
    ...new Set(types(blocks).map((type) => `block: ${type} for ${person}`)),
    `layout: ${layout} for ${person}`,
    `guards: ${guard.join(' ')}`,
    ...(status ? [`status: ${status}`] : []),
  ]
}

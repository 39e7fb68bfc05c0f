import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database'
import { excluded } from '../excluded'
import { hashPassword } from '@/services/base/passwords'
import type { ShippedFile } from './seed-documents'
import { all as tables } from '../tables/all'

type Row = Record<string, unknown>

/** Visitors, members, orders and staff have counted on since a row was shipped. */
const COUNTED: readonly string[] = ['viewCnt', 'scrapCnt', 'recCnt', 'reviewCnt', 'scoreSum', ...['given', 'reserved', 'sold', 'pieces']]

/** Seed file → its table and the cache tags that a change of it affects. Referenced tables come first. */
const TARGETS: Record<string, { table: PgTable; tags: (row: Row) => string[] }> = {
  'sites.json': { table: tables.sites, tags: () => ['site'] },
  'common-codes.json': { table: tables.commonCodes, tags: () => ['codes'] },
  'menus.json': { table: tables.menus, tags: () => ['menus'] },
  'banners.json': { table: tables.banners, tags: ({ position }) => [`banners:${String(position)}`] },
  'notices.json': { table: tables.notices, tags: ({ id }) => ['notices', `notice:${String(id)}`] },
  'faqs.json': { table: tables.faqs, tags: () => ['faqs'] },
  'events.json': { table: tables.events, tags: ({ eventSeq }) => ['events', `event:${String(eventSeq)}`] },
  'interior-cases.json': { table: tables.interiorCases, tags: ({ seq }) => ['interiors', `interior:${String(seq)}`] },
  'interior-replies.json': {
    table: tables.interiorReplies,
    tags: ({ caseSeq, contentKind, contentSeq }) => [
      `replies:${typeof caseSeq === 'number' ? `case:${caseSeq}` : `${String(contentKind)}:${String(contentSeq)}`}`,
    ],
  },
  'styling-contents.json': {
    table: tables.stylingContents,
    tags: ({ kind, seq }) => [`styling:${String(kind)}`, `styling:${String(kind)}:${String(seq)}`],
  },
  'product-categories.json': { table: tables.productCategories, tags: () => ['categories'] },
  'category-attributes.json': { table: tables.categoryAttributes, tags: () => ['categories'] },
  'products.json': { table: tables.products, tags: ({ zinPrdId }) => ['products', `product:${String(zinPrdId)}`] },
  'const-exams.json': { table: tables.constExams, tags: () => ['const-exams'] },
  'catalogs.json': { table: tables.catalogs, tags: () => ['catalogs'] },
  'shops.json': { table: tables.shops, tags: ({ shopId }) => ['shops', `shop:${String(shopId)}`] },
  'consulting-stories.json': {
    table: tables.consultingStories,
    tags: ({ seq }) => ['consulting-stories', `consulting-story:${String(seq)}`],
  },
  'answer-templates.json': { table: tables.answerTemplates, tags: () => ['answer-templates'] },
  'model-houses.json': { table: tables.modelHouses, tags: () => ['model-houses'] },
  'visit-hours.json': {
    table: tables.visitHours,
    tags: ({ shopId }) => (typeof shopId === 'string' ? [`shop:${shopId}`] : ['model-houses']),
  },
  'store-categories.json': { table: tables.storeCategories, tags: () => ['store-categories'] },
  'brand-shops.json': { table: tables.brandShops, tags: () => ['brand-shops'] },
  'goods.json': { table: tables.goods, tags: goodsTags },
  'goods-variants.json': { table: tables.goodsVariants, tags: goodsTags },
  'stock-entries.json': { table: tables.stockEntries, tags: () => [] },
  'goods-questions.json': { table: tables.goodsQuestions, tags: ({ goodsId }) => [`goods-questions:${String(goodsId)}`] },
  'goods-reviews.json': { table: tables.goodsReviews, tags: ({ goodsId }) => [`goods-reviews:${String(goodsId)}`] },
  'exhibits.json': { table: tables.exhibits, tags: () => ['exhibits'] },
  'exhibit-goods.json': { table: tables.exhibitGoods, tags: () => ['exhibits'] },
  'winners.json': { table: tables.winners, tags: ({ winnerSeq }) => ['winners', `winner:${String(winnerSeq)}`] },
  'alliances.json': { table: tables.alliances, tags: ({ allianceSeq }) => ['alliances', `alliance:${String(allianceSeq)}`] },
  'survey-items.json': { table: tables.surveyItems, tags: ({ eventSeq }) => [`event:${String(eventSeq)}`] },
  'event-games.json': { table: tables.eventGames, tags: ({ eventSeq }) => [`event:${String(eventSeq)}`] },
  'event-answers.json': { table: tables.eventAnswers, tags: () => [] },
  'event-replies.json': { table: tables.eventReplies, tags: ({ eventSeq }) => [`event-replies:${String(eventSeq)}`] },
  'reply-reports.json': { table: tables.replyReports, tags: () => [] },
  'alarms.json': { table: tables.alarms, tags: () => [] },
  'event-reviews.json': { table: tables.eventReviews, tags: ({ eventSeq }) => [`event-reviews:${String(eventSeq)}`] },
  'event-urls.json': { table: tables.eventUrls, tags: () => [] },
  'recruitments.json': { table: tables.recruitments, tags: () => ['recruitments'] },
  'recruit-applications.json': { table: tables.recruitApplications, tags: () => [] },
  'brand-articles.json': { table: tables.brandArticles, tags: ({ seq }) => ['brand-articles', `brand-article:${String(seq)}`] },
  'terms.json': { table: tables.terms, tags: ({ termsType }) => ['terms', `term:${String(termsType)}`] },
  'forbidden-words.json': { table: tables.forbiddenWords, tags: () => ['forbidden-words'] },
  'search-tags.json': { table: tables.searchTags, tags: () => ['search-tags'] },
  'search-synonyms.json': { table: tables.searchSynonyms, tags: () => ['search-synonyms'] },
  'popups.json': { table: tables.popups, tags: () => ['popups'] },
  'redirects.json': { table: tables.redirects, tags: ({ from }) => ['redirects', `redirect:${String(from)}`] },
  'contents.json': { table: tables.contents, tags: ({ id }) => [`content:${String(id)}`] },
  'level-questions.json': { table: tables.levelQuestions, tags: () => ['level-questions'] },
  'levels.json': { table: tables.levels, tags: () => ['levels'] },
}

function goodsTags({ goodsId }: Row): string[] {
  return ['goods', `goods:${String(goodsId)}`]
}

/** Each seed file with its table, in insertion order. */
export const SEED_TABLES: readonly (readonly [file: string, table: PgTable])[] = Object.entries(TARGETS).map(([file, { table }]) => [
  file,
  table,
])

/** Demonstration only, so the passwords are public: a demo listens on loopback. */
const STAFF = [
  { id: 'staff-demo-admin', loginId: 'maruadmin', name: '데모 관리자', role: 'adm', password: 'Oak7!Tile29' },
  { id: 'staff-demo-manager', loginId: 'marumanager', name: '데모 매니저', role: 'mng', password: 'Oak7!Tile58' },
  {
    id: 'staff-demo-shop',
    loginId: 'marushop',
    name: '데모 매장 담당자',
    role: 'mng',
    roleId: 'role-demo-shop',
    shopId: 'showroom-nonhyeon',
    password: 'Oak7!Tile64',
  },
] as const
/** Of the people of one shop: their own requests, with everything that is done to them. */
const SHOP_ROLE = {
  id: 'role-demo-shop',
  name: '매장 담당자',
  rights: { consultations: { acts: ['see', 'write', 'publish'] }, visits: { acts: ['see', 'write'] } },
} as const

/** Writes rows; existing keys are replaced (an earlier day's demonstration) or skipped. */
export async function seedContent(
  tx: Database,
  siteId: string,
  files: readonly ShippedFile[],
  now: Date,
  touched: Set<string>,
  { replace = true } = {},
): Promise<void> {
  const place = new Map(SEED_TABLES.map(([path], i) => [path, i]))
  const unknown = files.find(({ path }) => !place.has(path))
  if (unknown) throw new Error(`No table is known for the seed file ${unknown.path}: name it in seed-content.ts.`)
  for (const { path, text } of files.toSorted((a, b) => place.get(a.path)! - place.get(b.path)!)) {
    const target = TARGETS[path]!
    const rows = (JSON.parse(text) as Row[]).map((row) => rowFor(target.table, row, siteId, now, path))
    if (rows.length === 0) continue
    const columns = getTableColumns(target.table)
    const { primaryKeys } = getTableConfig(target.table)
    const keys = primaryKeys[0]?.columns ?? Object.values(columns).filter((column) => column.primary)
    const rest = Object.entries(columns).filter(([name, column]) => !keys.includes(column) && !COUNTED.includes(name) && !column.generated)
    const set = Object.fromEntries(rest.map(([name, column]) => [name, excluded(column)]))
    const insert = tx.insert(target.table).values(rows)
    await (replace ? insert.onConflictDoUpdate({ target: keys, set }) : insert.onConflictDoNothing())
    for (const row of rows) for (const tag of target.tags(row)) touched.add(tag)
  }
}

/** The accounts of the README, in a demonstration only. */
export async function seedStaff(tx: Database, siteId: string): Promise<void> {
  await tx
    .insert(tables.roles)
    .values({ ...SHOP_ROLE, siteId })
    .onConflictDoNothing({ target: tables.roles.id })
  const known = new Set((await tx.select({ loginId: tables.staff.loginId }).from(tables.staff)).map(({ loginId }) => loginId))
  for (const { password, ...person } of STAFF) {
    if (known.has(person.loginId)) continue
    await tx.insert(tables.staff).values({ ...person, passwordHash: await hashPassword(password) })
  }
}

function rowFor(table: PgTable, raw: Row, siteId: string, now: Date, path: string): Row {
  const columns = getTableColumns(table)
  const row: Row = {}
  for (const [name, value] of Object.entries(raw)) {
    const column = columns[name]
    if (!column) throw new Error(`${path} has a field ${name}, which the table ${getTableName(table)} lacks.`)
    const resolved = resolve(value, now)
    row[name] = column.dataType === 'date' && typeof resolved === 'string' ? new Date(resolved) : resolved
  }
  if ('siteId' in columns) row.siteId = siteId
  if (table === tables.sites) row.id = siteId
  return row
}

/** `{"days": -3, "at": "10:00"}` means that time three days ago in Seoul, anywhere in a value. */
function resolve(value: unknown, now: Date): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, now))
  if (typeof value !== 'object' || value === null) return value
  const { days, at, ...others } = value as Row
  if (typeof days === 'number' && Object.keys(others).length === 0) return fromToday(days, typeof at === 'string' ? at : '00:00', now)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, resolve(entry, now)]))
}

const HOUR = 3_600_000

/** The calendar day in Seoul, which keeps UTC+9 all year. */
export const seoulDay = (moment: Date): string => new Date(moment.getTime() + 9 * HOUR).toISOString().slice(0, 10)

function fromToday(days: number, at: string, now: Date): string {
  const day = seoulDay(new Date(now.getTime() + days * 24 * HOUR))
  const moment = new Date(`${day}T${at}+09:00`)
  if (Number.isNaN(moment.getTime())) throw new Error(`"${at}" is not a time of day such as 10:00.`)
  return moment.toISOString()
}

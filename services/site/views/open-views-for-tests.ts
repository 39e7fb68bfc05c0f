import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { products } from '@/services/db/tables/catalog'
import { interiorCases, stylingContents } from '@/services/db/tables/content'
import type { OpenDatabase } from '@/services/db/database'
import { staffSessions } from '@/services/db/tables/auth'
import { dailyCounts, documents, revisions } from '@/services/db/tables/site'
import { takeWaiting } from '@/services/counts/count-later'
import { writeCounts } from '@/services/counts/write-counts'
import { forgetRoutes } from '@/services/site/domain/published-routes'
import { addCategories } from '@/tests/support/parent-rows'
import { openTestApp, type TestApp } from '@/tests/support/test-app'

export const NOW = new Date('2026-11-22T12:00:00+09:00')
export const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
export const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const PAGES = [
  '/styling/home',
  '/search',
  '/styling/expert-style/detail/:seq',
  '/styling/life-book/detail/:id',
  '/styling/trendship/designtheme/detail/:name',
  '/zin/product/:id',
]

export let app: TestApp
let visitors = 0

/** Three cases, a magazine piece, a theme and a product, with their pages. */
export function openViews(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await db.update(staffSessions).set({ expiresAt: days(0.1) })
    for (const name of PAGES) {
      const publishedRevisionId = `${name} 1`
      await db.insert(documents).values({ id: name, siteId: 'site', kind: 'page', name, title: `${name}의 제목`, draft: '{}' })
      await db.insert(revisions).values({ id: publishedRevisionId, documentId: name, number: 1, body: '{}', createdBy: 'system' })
    }
    await db.update(documents).set({ publishedRevisionId: sql`${documents.id} || ' 1'` })
    forgetRoutes()
    const picture = { hImg: '/media/a.webp', hImgAlt: '' }
    await db.insert(interiorCases).values(
      [1, 2, 3].map((seq) => ({
        seq,
        siteId: 'site',
        type: 'expert-style' as const,
        title: `사례 ${seq}`,
        hImg: `/media/${seq}.webp`,
        hImgAlt: '',
        viewCnt: 10 * seq,
        publishedYn: 'Y' as const,
        postedAt: days(-100 - seq),
      })),
    )
    await db.insert(stylingContents).values([
      { siteId: 'site', kind: 'life-book', seq: '5', name: '5', title: '=글 5', ...picture, viewCnt: 5, postedAt: days(-9) },
      { siteId: 'site', kind: 'life-book', seq: '6', name: '6', title: '글 6', ...picture, viewCnt: 5, postedAt: days(-1) },
      { siteId: 'site', kind: 'trendship', seq: '1', name: 'calm', tab: 'HT01', title: '고요', ...picture, postedAt: days(-9) },
    ])
    await addCategories(db, 'floor')
    await db.insert(products).values(
      ['oak', 'ash'].map((zinPrdId) => ({
        zinPrdId,
        siteId: 'site',
        zinPrdName: zinPrdId,
        zinPrdNo: zinPrdId,
        cateId: 'floor',
        cateId1: 'floor',
        filePath: '/media/a.webp',
        fileAlt: '',
        releasedAt: days(-50),
      })),
    )
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    takeWaiting()
    await app.open.db.delete(dailyCounts)
  })
}

interface Seen {
  now?: Date
  userAgent?: string
  ip?: string
  as?: object
  [field: string]: unknown
}

/** What a browser sends when a visitor sees a page; another visitor each time. */
export function see(path: string, { now = NOW, userAgent = CHROME, ip = `203.0.113.${visitors++ % 250}`, as = {}, ...fields }: Seen = {}) {
  const context = newRequestContext({ requestId: 'views-test', userAgent, ip })
  return runInRequestContext(context, () =>
    app.post('/svc/views/record', { path, ...fields }, { now, as, headers: { 'sec-fetch-site': 'same-origin' } }),
  )
}

export const write = (now = NOW) => writeCounts(app.open, now)

export async function counted(kind?: string): Promise<unknown[][]> {
  const rows = await app.open.db.select().from(dailyCounts)
  return rows
    .filter((row) => kind === undefined || row.kind === kind)
    .map((row) => [row.day, row.kind, row.subject, row.source, row.count])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

// What visitors of the demonstration did in the last eight weeks, so that its dashboard and its popular lists look lived in. The same on
// every machine; written once, and never over counts that the site has made itself.
import { desc, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '@/services/db/database'
import { products } from '@/services/db/tables/catalog'
import { interiorCases, stylingContents } from '@/services/db/tables/content'
import { events } from '@/services/db/tables/events'
import { dailyCounts } from '@/services/db/tables/site'
import { shownRows } from '@/services/db/shown-rows'
import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'

type Row = typeof dailyCounts.$inferInsert

const DAY = 86_400_000
/** Four weeks, and the four before to compare them with. */
const DAYS = 56
/** Subjects of a kind that have visitors every day. */
const SUBJECTS = 8
const CHUNK = 1_000
/** Parts of the views of a day, by where visitors came from. */
const SOURCES = { site: 0.46, naver: 0.24, direct: 0.14, google: 0.08, instagram: 0.05, kakao: 0.03 }
/** Homes are looked for at the end of the week. Sunday first. */
const WEEK = [1.25, 0.9, 0.85, 0.88, 0.92, 1, 1.3]

/** Views of an ordinary day. */
const PAGES: Readonly<Record<string, number>> = {
  '/styling/home': 420,
  '/styling/expert-style': 210,
  '/styling/expert-style/detail/:seq': 340,
  '/styling/myhome': 120,
  '/zin/product/:id': 380,
  '/zin/event/event/:id': 90,
  '/styling/life-book/detail/:id': 70,
  '/search': 60,
  '/cs/faq': 25,
  '/login': 40,
}
const SEARCHES: Readonly<Record<string, number>> = {
  강마루: 16,
  장판: 12,
  욕실: 11,
  벽지: 9,
  주방: 7,
  중문: 5,
  삼십평대: 4,
  타일: 4,
  원목마루: 3,
}
const MISSED: Readonly<Record<string, number>> = { 방음매트: 2, 구들장: 1, 시트지: 1, 루버: 1 }
const FAILURES: Readonly<Record<string, number>> = { '404 /zin/event/event/1': 3, '404 /styling/old-home': 2, '404 /wp-login.php': 1 }

export async function seedCounts(tx: Database, siteId: string, now: Date): Promise<void> {
  if ((await tx.$count(dailyCounts, eq(dailyCounts.siteId, siteId))) > 0) return
  const kinds = await viewedKinds(tx, siteId)
  const entered = Object.fromEntries(Object.keys(kinds['event']!).map((seq, at) => [seq, 9 - at]))
  const rows: Row[] = []
  for (let ago = DAYS; ago >= 0; ago--) {
    const at = new Date(now.getTime() - ago * DAY)
    const day = seoulDay(at)
    // A slow rise; today has come as far as it has.
    const factor = WEEK[new Date(day).getUTCDay()]! * (1 + (DAYS - ago) * 0.004) * (ago === 0 ? partOfToday(now) : 1)
    const add = (kind: string, usual: Readonly<Record<string, number>>, sources: Readonly<Record<string, number>>): void => {
      for (const [subject, perDay] of Object.entries(usual))
        for (const [source, part] of Object.entries(sources)) {
          const count = Math.round(perDay * part * factor * chance(`${day} ${kind} ${subject} ${source}`))
          if (count > 0) rows.push({ siteId, day, kind, subject, source, count })
        }
    }
    add('page', PAGES, SOURCES)
    for (const [kind, usual] of Object.entries(kinds)) add(kind, usual, SOURCES)
    add('entry', entered, { '': 1 })
    add('join', { '': 7 }, { '': 1 })
    add('search', { ...SEARCHES, ...MISSED }, { '': 1 })
    add('missed', MISSED, { '': 1 })
    add('failure', FAILURES, { '': 1 })
  }
  for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(dailyCounts).values(rows.slice(at, at + CHUNK))
}

const partOfToday = (now: Date): number => (now.getTime() - startOfSeoulDay(seoulDay(now)).getTime()) / DAY

/** Between a half and one and a half, always the same for a name. */
const chance = (name: string): number => 0.5 + createHash('sha256').update(name).digest().readUInt16LE() / 65_536

/** Views of the most viewed records of an ordinary day, in the proportions of their counts. */
async function viewedKinds(tx: Database, siteId: string): Promise<Record<string, Record<string, number>>> {
  const { seq, viewCnt } = interiorCases
  const cases = await tx
    .select({ subject: seq, views: viewCnt })
    .from(interiorCases)
    .where(shownRows.cases(siteId))
    .orderBy(desc(viewCnt), seq)
    .limit(SUBJECTS)
  const pieces = await tx
    .select({ kind: stylingContents.kind, tab: stylingContents.tab, name: stylingContents.name, views: stylingContents.viewCnt })
    .from(stylingContents)
    .where(eq(stylingContents.siteId, siteId))
    .orderBy(desc(stylingContents.viewCnt), stylingContents.seq)
    .limit(SUBJECTS)
  const goods = await tx
    .select({ subject: products.zinPrdId, views: products.viewCnt })
    .from(products)
    .where(eq(products.siteId, siteId))
    .orderBy(desc(products.viewCnt), products.zinPrdId)
    .limit(SUBJECTS)
  const happenings = await tx
    .select({ subject: events.eventSeq })
    .from(events)
    .where(eq(events.siteId, siteId))
    .orderBy(desc(events.openEndDate), events.eventSeq)
    .limit(6)
  return {
    case: perDay(cases, 260),
    piece: perDay(
      pieces.map(({ kind, tab, name, views }) => ({ subject: `${kind}/${kind === 'trendship' ? tab : ''}/${name}`, views })),
      90,
    ),
    product: perDay(goods, 300),
    event: Object.fromEntries(happenings.map(({ subject }, at) => [String(subject), 32 - at * 4])),
  }
}

function perDay(rows: readonly { subject: string | number; views: number }[], total: number): Record<string, number> {
  const all = rows.reduce((sum, { views }) => sum + views, 0) || 1
  return Object.fromEntries(rows.map(({ subject, views }) => [String(subject), (views / all) * total]))
}

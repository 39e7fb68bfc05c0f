// The scraps of one member of the demonstration, whose My Page looks lived in; every other one begins empty. Written once: what is removed
// stays removed. The counts of the shipped records already have these scraps in them.
import { and, eq } from 'drizzle-orm'
import { scraps } from '@/services/db/tables/members'
import { scrapFolderItems, scrapFolders } from '@/services/db/tables/scrap-folders'
import type { ScrapType } from '@/schemas/rules/members/scrap-types'
import type { Database } from '@/services/db/database'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { isFirstTime } from '@/services/db/seeds/is-first-time'

const DAY = 86_400_000

/** The newest first, a day or so apart. The last of a house and the last product are gone. */
const SCRAPS: readonly (readonly [ScrapType, string])[] = [
  ['expert-style', '5'],
  ['product', 'floor-oak-natural'],
  ['myhome', '103'],
  ['life-book', '9'],
  ['event', '141'],
  ['house', '203'],
  ['style-trend', '5'],
  ['product', 'floor-walnut-deep'],
  ['house', '299999'],
  ['expert-style', '12'],
  ['style-guide', '3'],
  ['myhome', '110'],
  ['product', 'floor-ash-white'],
  ['event', '127'],
  ['life-book', '17'],
  ['product', 'wallpaper-withdrawn'],
  ['house', '215'],
  ['expert-style', '21'],
]

/** In a demonstration only. */
export async function seedScraps(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-scraps', 'demo-my-page'))) return
  const memberNo = demoMemberNo('haneul')
  const at = (i: number): Date => new Date(now.getTime() - (i * 1.3 + 0.2) * DAY)
  await tx
    .insert(scraps)
    .values(SCRAPS.map(([type, targetId], i) => ({ siteId, memberNo, type, targetId, scrappedAt: at(i) })))
    .onConflictDoNothing()
}

interface DemoFolder {
  title: string
  /** Each with its note, where it has one. */
  scraps: readonly (readonly [ScrapType, string, note?: string])[]
}

/** None is shared: a link is a secret, which a demonstration cannot ship. */
const FOLDERS: readonly DemoFolder[] = [
  {
    title: '거실 바닥',
    scraps: [
      ['product', 'floor-oak-natural', '오후 햇빛에서 가장 밝게 보였던 색'],
      ['expert-style', '5', '문턱 없이 이은 방식 물어보기'],
      ['product', 'floor-walnut-deep'],
      ['product', 'floor-ash-white', '서재에는 이 색이 어떨까?'],
    ],
  },
  {
    title: '서재 꾸미기',
    scraps: [
      ['myhome', '103', '책장 높이 참고'],
      ['expert-style', '12'],
      ['product', 'floor-ash-white'],
    ],
  },
]

/** In a demonstration only: written once, like the scraps that they hold. */
export async function seedScrapFolders(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-scrap-folders'))) return
  const memberNo = demoMemberNo('haneul')
  const own = and(eq(scraps.siteId, siteId), eq(scraps.memberNo, memberNo))
  const known = await tx.select({ scrapSeq: scraps.scrapSeq, type: scraps.type, id: scraps.targetId }).from(scraps).where(own)
  for (const [at, { title, scraps: inside }] of FOLDERS.entries()) {
    const [folder] = await tx
      .insert(scrapFolders)
      .values({ siteId, memberNo, title, orderNo: at + 1, createdAt: now })
      .onConflictDoNothing()
      .returning({ folderSeq: scrapFolders.folderSeq })
    if (!folder) continue
    for (const [orderNo, [type, id, note]] of inside.entries()) {
      const scrap = known.find((one) => one.type === type && one.id === id)
      if (!scrap) continue
      await tx.insert(scrapFolderItems).values({ folderSeq: folder.folderSeq, scrapSeq: scrap.scrapSeq, orderNo, placedAt: now })
      if (note) await tx.update(scraps).set({ note }).where(eq(scraps.scrapSeq, scrap.scrapSeq))
    }
  }
}

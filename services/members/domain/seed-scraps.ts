// The scraps of one member of the demonstration, whose My Page looks lived in; every other one begins empty. Written once: what is removed
// stays removed. The counts of the shipped records already have these scraps in them.
import { scraps } from '@/services/db/tables/members'
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

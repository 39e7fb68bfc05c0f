// A lived-in My Page for one member of the demonstration; every other one begins empty. Written once: what is removed stays removed. The
// counts of the shipped records already have these scraps in them.
import { facts } from '@/services/db/tables/base'
import { interiorReplies } from '@/services/db/tables/content'
import { eventEntries, eventReplies, eventReviews } from '@/services/db/tables/events'
import { scraps } from '@/services/db/tables/members'
import type { ScrapType } from '@/schemas/rules/members/scrap-types'
import type { Database } from '@/services/db/database'
import { demoMemberNo } from '@/services/db/seeds/demo-people'

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

const REPLIES = [
  { caseSeq: 30, contents: '거실 바닥 색이 벽과 잘 어울립니다. 낮에도 이렇게 따뜻해 보이는지 알고 싶습니다.' },
  { contentKind: 'life-book' as const, contentSeq: '9', contents: '창가에 의자를 두는 방법이 도움이 되었습니다.' },
  { caseSeq: 110, contents: '아이 방 수납을 어디에 맡기셨는지 여쭤봅니다.' },
  { caseSeq: 215, contents: '욕실 줄눈 색 이름을 알 수 있을까요?' },
]
const EVENT_REPLIES = [{ eventSeq: 99, contents: '사은품으로 받은 슬리퍼를 잘 신고 있습니다.' }]
const ENTRIES = [105, 104, 99, 98]
const REVIEWS = [{ eventSeq: 103, urls: ['https://blog.example.com/haneul/still-cut'] }]

/** In a demonstration only. */
export async function seedMyPage(tx: Database, siteId: string, now: Date): Promise<void> {
  const done = await tx
    .insert(facts)
    .values({ name: `demo-my-page:${siteId}`, value: '1' })
    .onConflictDoNothing()
    .returning()
  if (done.length === 0) return
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY)
  const memberNo = demoMemberNo('haneul')
  const written = { siteId, memberNo, shownName: '하늘집' }
  await tx
    .insert(scraps)
    .values(SCRAPS.map(([type, targetId], i) => ({ siteId, memberNo, type, targetId, scrappedAt: ago(i * 1.3 + 0.2) })))
    .onConflictDoNothing()
  await tx.insert(interiorReplies).values(REPLIES.map((reply, i) => ({ ...written, ...reply, postedAt: ago(i * 4 + 2) })))
  await tx.insert(eventReplies).values(EVENT_REPLIES.map((reply, i) => ({ ...written, ...reply, postedAt: ago(90 + i) })))
  await tx
    .insert(eventEntries)
    .values(ENTRIES.map((eventSeq, i) => ({ siteId, memberNo, eventSeq, slot: 'once', applyType: 'default', appliedAt: ago(30 + i * 30) })))
    .onConflictDoNothing()
  await tx.insert(eventReviews).values(REVIEWS.map((review, i) => ({ ...written, ...review, postedAt: ago(95 + i) })))
}

import type { Database } from '@/services/db/database'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import { eventEntries, eventReplies, eventReviews } from '@/services/db/tables/events'

const DAY = 86_400_000
const REPLIES = [{ eventSeq: 99, contents: '사은품으로 받은 슬리퍼를 잘 신고 있습니다.' }]
const ENTRIES = [105, 104, 99, 98]
const REVIEWS = [{ eventSeq: 103, urls: ['https://blog.example.com/haneul/still-cut'] }]

/** What one member of the demonstration entered and wrote in events. Written once: what is removed stays removed. */
export async function seedParticipation(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-participation', 'demo-my-page'))) return
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY)
  const memberNo = demoMemberNo('haneul')
  const written = { siteId, memberNo, shownName: '하늘집' }
  await tx.insert(eventReplies).values(REPLIES.map((reply, i) => ({ ...written, ...reply, postedAt: ago(90 + i) })))
  await tx
    .insert(eventEntries)
    .values(ENTRIES.map((eventSeq, i) => ({ siteId, memberNo, eventSeq, slot: 'once', applyType: 'default', appliedAt: ago(30 + i * 30) })))
    .onConflictDoNothing()
  await tx.insert(eventReviews).values(REVIEWS.map((review, i) => ({ ...written, ...review, postedAt: ago(95 + i) })))
}

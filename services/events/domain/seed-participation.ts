import { and, eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import { eventDraws, eventPrizes } from '@/services/db/tables/draws'
import { staff } from '@/services/db/tables/auth'
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

const WON = [
  // Its address is still to be written.
  { eventSeq: 105, winnerSeq: 12, prize: '숨결 실크 벽지 방 1칸 시공', won: 640_000, days: 12, left: 9 },
  { eventSeq: 99, winnerSeq: 10, prize: '도마와 칼 세트', won: 38_000, days: 70, left: -60 },
]
const SENT_TO = {
  ...{ name: '김하늘', phoneNo: '01020001001', zipCode: '00000', address: '서울특별시 결마루구 나뭇결로 12' },
  ...{ addressDetail: '101동 1203호', taxName: '' },
}

/** What the same member won: a prize that waits for an address, and one that was answered in its time. */
export async function seedPrizes(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-prizes'))) return
  const memberNo = demoMemberNo('haneul')
  const [drawer] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, 'staff-demo-admin'))
  if (!drawer) return
  for (const { eventSeq, winnerSeq, prize, won, days, left } of WON) {
    const [entry] = await tx
      .select({ entrySeq: eventEntries.entrySeq })
      .from(eventEntries)
      .where(and(eq(eventEntries.siteId, siteId), eq(eventEntries.eventSeq, eventSeq), eq(eventEntries.memberNo, memberNo)))
    if (!entry) continue
    const wonAt = new Date(now.getTime() - days * DAY)
    const drawn = { poolSize: 1, winners: [entry.entrySeq], reason: '심사로 뽑음', staffId: drawer.id, winnerSeq, createdAt: wonAt }
    const [draw] = await tx
      .insert(eventDraws)
      .values({ siteId, eventSeq, ...drawn })
      .returning({ drawSeq: eventDraws.drawSeq })
    const answerBy = new Date(now.getTime() + left * DAY)
    const answered = left < 0 ? { state: 'accepted' as const, answer: SENT_TO, answeredAt: new Date(wonAt.getTime() + DAY) } : {}
    await tx.insert(eventPrizes).values({ siteId, ...draw!, eventSeq, ...entry, memberNo, prize, won, wonAt, answerBy, ...answered })
  }
}

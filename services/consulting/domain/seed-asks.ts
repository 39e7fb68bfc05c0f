// What two people of the demonstration asked about the date of their consultation: one is answered, and one waits for staff.
import { eq } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import { consultationAsks, consultations } from '@/services/db/tables/consulting'

const DAY = 86_400_000

const ASKS = [
  {
    counselSeq: 1,
    reason: '이사가 한 주 늦어져 그다음 주에 시공하고 싶습니다.',
    days: 10,
    answered: { state: 'agreed' as const, answer: '말씀하신 주에 시공 팀을 잡아 두었습니다.', staffName: '데모 매니저', days: 9 },
  },
  { counselSeq: 8, reason: '아이 방학에 맞춰 시공 날을 미루고 싶습니다.', days: 1, answered: undefined },
]

export async function seedAsks(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-asks'))) return
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY)
  for (const { counselSeq, reason, days, answered } of ASKS) {
    const { startDt, endDt } = consultations
    const [request] = await tx.select({ startDt, endDt }).from(consultations).where(eq(consultations.counselSeq, counselSeq))
    if (!request) continue
    // What was agreed on are the days that the request has.
    const wished = answered ? request : { startDt: seoulDay(ago(-40)), endDt: seoulDay(ago(-43)) }
    const { days: since, ...answer } = answered ?? { days: 0 }
    // One that waits may be there already.
    const row = {
      ...{ siteId, counselSeq, kind: 'move' as const, reason, ...wished, askedAt: ago(days) },
      ...(answered ? { ...answer, answeredAt: ago(since) } : {}),
    }
    await tx.insert(consultationAsks).values(row).onConflictDoNothing()
  }
}

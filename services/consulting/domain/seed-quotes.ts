// A quote that waits for the answer of one person of the demonstration, after one that it replaced.
import { and, eq } from 'drizzle-orm'
import { dayAfter, quoteSum } from '@/schemas/rules/consulting/quotes'
import type { Database } from '@/services/db/database'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import { consultationQuotes, consultations } from '@/services/db/tables/consulting'

const HOUR = 3_600_000
const counselSeq = 9
const LINES = [
  { name: '실크 벽지 (방 두 칸)', quantity: 62.5, unit: '㎡', price: 7_200 },
  { name: '도배 시공', quantity: 1, unit: '식', price: 480_000 },
]
const QUOTES = [
  { no: 1, hours: 30, lines: LINES, words: '' },
  {
    no: 2,
    hours: 4,
    lines: [...LINES, { name: '기존 벽지 뜯는 값 할인', quantity: 1, unit: '식', price: -50_000 }],
    words: '말씀하신 대로 기존 벽지를 뜯는 값을 뺐습니다. 궁금하신 점은 글로 남겨 주세요.',
  },
] as const

export async function seedQuotes(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-quotes'))) return
  const isThere = and(eq(consultations.counselSeq, counselSeq), eq(consultations.stage, 'estimation'))
  if ((await tx.$count(consultations, isThere)) === 0) return
  await tx
    .insert(consultationQuotes)
    .values(
      QUOTES.map(({ no, hours, lines, words }) => ({
        ...{ siteId, counselSeq, no, words, lines: [...lines], total: quoteSum(lines), staffName: '데모 매니저' },
        lastDay: dayAfter(now, 6),
        sentAt: new Date(now.getTime() - hours * HOUR),
      })),
    )
    .onConflictDoNothing()
}

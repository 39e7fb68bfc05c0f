import { asc } from 'drizzle-orm'
import type { ReviewState } from '@/schemas/api/site/reviews'
import { reviewMonths, seoulMonth } from '@/schemas/rules/site/review-months'
import { audits } from '@/services/db/tables/base'
import { auditReviews } from '@/services/db/tables/trail'
import type { Ctx } from '@/services/kit/service'

interface MonthState {
  month: string
  state: ReviewState
  signedName: string
  signedAt: Date | null
}

/** Every month of the log, the newest first, and whether somebody signed it. */
export async function statesOfMonths({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<MonthState[]> {
  const signed = await db
    .select({ month: auditReviews.month, signedName: auditReviews.signedName, signedAt: auditReviews.signedAt })
    .from(auditReviews)
  const running = seoulMonth(now)
  const [first] = await db.select({ at: audits.at }).from(audits).orderBy(asc(audits.at)).limit(1)
  return reviewMonths(first?.at, now).map((month) => {
    const found = signed.find((one) => one.month === month)
    const state = found ? 'signed' : month === running ? 'running' : 'unsigned'
    return { month, state, signedName: found?.signedName ?? '', signedAt: found?.signedAt ?? null }
  })
}

import type { ReviewState } from '@/schemas/api/site/reviews'
import { reviewMonths, seoulMonth } from '@/schemas/rules/site/review-months'
import { auditReviews } from '@/services/db/tables/trail'
import type { Ctx } from '@/services/kit/service'
import { firstLineAt } from './review-figures'

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
  return reviewMonths(await firstLineAt({ db }), now).map((month) => {
    const found = signed.find((one) => one.month === month)
    const state = found ? 'signed' : month === running ? 'running' : 'unsigned'
    return { month, state, signedName: found?.signedName ?? '', signedAt: found?.signedAt ?? null }
  })
}

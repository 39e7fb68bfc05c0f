import type { Database, OpenDatabase } from '@/services/db/database'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import { coupons } from '@/services/db/tables/coupons'
import { runAsSystem } from '@/services/kit/run-as-system'
import { pointsUntil } from '@/schemas/rules/store/point-lots'
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { givePoints } from '../domain/benefits/give-points'
import { issueCoupons } from '../domain/benefits/issue-coupons'
import { expirePoints } from '../domain/benefits/expire-points'

const DAY = 86_400_000
/** The one that an order of the demonstration uses. */
export const USED_COUPON = '단골 손님 7% 할인'

interface DemoCoupon extends Pick<
  typeof coupons.$inferInsert,
  'name' | 'unit' | 'discount' | 'most' | 'minAmount' | 'pieces' | 'codeKind' | 'scope' | 'categoryIds'
> {
  /** Its first and last day, counted from today. */
  days: readonly [from: number, until: number]
  /** No member yet without them. */
  members: readonly string[]
}

const COUPONS: readonly DemoCoupon[] = [
  { name: '봄맞이 3,000원 할인', unit: 'WON', discount: 3_000, minAmount: 20_000, days: [-90, -45], members: ['haneul', 'doyun'] },
  { name: USED_COUPON, unit: 'PERCENT', discount: 7, most: 20_000, minAmount: 30_000, days: [-20, 40], members: ['haneul'] },
  { name: '가을맞이 5,000원 할인', unit: 'WON', discount: 5_000, minAmount: 30_000, days: [-10, 50], members: ['haneul', 'doyun'] },
  { name: '조명 주간 10% 할인', unit: 'PERCENT', discount: 10, most: 15_000, minAmount: 50_000, pieces: 200, days: [7, 28], members: [] },
  // Members take it on the pages of its goods.
  {
    ...{ name: '조명 5% 쿠폰', unit: 'PERCENT', discount: 5, most: 10_000, minAmount: 0, pieces: 500 },
    ...{ codeKind: 'open', scope: 'chosen', categoryIds: ['living-light'], days: [-3, 60], members: [] },
  },
]
interface DemoPoints {
  days: number
  key: string
  points: number
  reason: string
}
/** The first ones have ended since; a part of the second ones ends within the month. */
const POINTS: readonly DemoPoints[] = [
  { days: -440, key: 'opening', points: 1_000, reason: '스토어 문을 연 기념' },
  { days: -365, key: 'birthday', points: 2_000, reason: '생일 축하' },
  { days: -40, key: 'event', points: 3_000, reason: '집 사진 이벤트' },
  { days: -15, key: 'sorry', points: 500, reason: '배송이 늦어 사과드립니다' },
]
/**
 * Coupons and points of two members of the demonstration, by the functions that give every coupon and every point, so that the books agree.
 * Written once, in the order in which it would have happened, and before the orders that use some of it.
 */
export async function seedBenefits(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-benefits'))) return
  const open = { db: tx } as OpenDatabase
  const at = (days: number) => ({ siteId, now: new Date(now.getTime() + days * DAY) })
  const give = async ({ days, key, points, reason }: DemoPoints): Promise<void> => {
    for (const who of ['haneul', 'doyun'])
      await runAsSystem(open, at(days), (ctx) => givePoints(ctx, demoMemberNo(who), points, `demo:${who}:${key}`, reason))
  }
  const [oldest, older, ...others] = POINTS
  await give(oldest!)
  await give(older!)
  // At the moment that the rule of points says, as the clock would have done it.
  await expirePoints(open, { siteId, now: pointsUntil(at(oldest!.days).now) })
  for (const some of others) await give(some)
  for (const coupon of COUPONS) await write(open, at(coupon.days[0]), now, coupon)
}

async function write(open: OpenDatabase, where: { siteId: string; now: Date }, today: Date, demo: DemoCoupon): Promise<void> {
  const { days, members, ...terms } = demo
  const day = (days: number): string => seoulDay(new Date(today.getTime() + days * DAY))
  const isIssued = members.length > 0
  await runAsSystem(open, where, async (ctx) => {
    const [coupon] = await ctx.db
      .insert(coupons)
      .values({
        ...terms,
        siteId: ctx.siteId,
        startsAt: startOfSeoulDay(day(days[0])),
        endsAt: new Date(afterSeoulDay(day(days[1])).getTime() - 1),
        audience: 'all',
        openedAt: isIssued ? ctx.now : null,
        version: isIssued ? 1 : 0,
        updatedBy: 'system',
        createdAt: isIssued ? ctx.now : today,
      })
      .returning()
    await issueCoupons(ctx, coupon!, members.map(demoMemberNo))
  })
}

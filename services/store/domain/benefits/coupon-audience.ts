import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { coupons } from '@/services/db/tables/coupons'
import { members } from '@/services/db/tables/members'

/** Members who may get a coupon: neither withdrawn nor refused by staff, and of its grade where it asks for one. */
export const couponAudience = (siteId: string, { audience, grade }: Pick<typeof coupons.$inferSelect, 'audience' | 'grade'>): SQL =>
  and(
    eq(members.siteId, siteId),
    inArray(members.status, ['NORMAL', 'DORMANT']),
    audience === 'grade' && grade ? eq(members.membershipGrade, grade) : undefined,
  )!

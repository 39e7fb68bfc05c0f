import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm'
import { coupons } from '@/services/db/tables/coupons'
import type { Ctx } from '@/services/kit/service'

/** A coupon that is over gives its common code up to a new one, so that a shop may use a word every year. */
export async function freeCode({ db, siteId, now }: Pick<Ctx, 'db' | 'siteId' | 'now'>, codeIndex: string | null, but = 0): Promise<void> {
  if (codeIndex === null) return
  const isOver = or(isNotNull(coupons.endedAt), lt(coupons.endsAt, now))
  await db
    .update(coupons)
    .set({ codeIndex: null })
    .where(and(eq(coupons.siteId, siteId), eq(coupons.codeIndex, codeIndex), ne(coupons.couponSeq, but), isOver))
}

const WORDS = '이미 다른 쿠폰이 쓰는 코드입니다. 다른 코드를 정해 주세요.'
/** At the field of the code. */
export const CODE_TAKEN = { words: WORDS, problems: [{ pointer: '/code', message: WORDS }] }

import type { WritingGift } from '@/services/parts/writing-gifts'
import { takeBackRest } from '../benefits/take-back-points'
import { writingPointsOf, earnWritingPoints, giveBackWritingPoints, takeBackWritingPoints } from '../benefits/writing-points'
import { storeTerms } from '../terms/store-terms'

/** Points for a home tour: once, taken back while it is hidden, and as far as they are there when its writer takes it down or deletes it. */
export const tourPoints: WritingGift = async (ctx, { memberNo, key }, step) => {
  if (step === 'published') {
    const { tour } = (await storeTerms(ctx.db, ctx.siteId)).writing
    await earnWritingPoints(ctx, memberNo, { key, points: tour, reason: '집들이를 올림' })
  } else if (step === 'hidden') await takeBackWritingPoints(ctx, memberNo, key, '운영 원칙에 맞지 않아 숨긴 집들이의 포인트 회수')
  else if (step === 'shown') await giveBackWritingPoints(ctx, memberNo, key, '다시 보이는 집들이')
  else {
    const { left } = await writingPointsOf(ctx, key)
    const [once, reason] = step === 'removed' ? ['return', '집들이를 삭제하여 회수'] : [`down:${ctx.now.getTime()}`, '집들이를 내려 회수']
    await takeBackRest(ctx, memberNo, left, `${key}:${once}`, reason)
  }
}

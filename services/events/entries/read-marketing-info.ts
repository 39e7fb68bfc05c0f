import * as contracts from '@/schemas/api/events/entries'
import { operation } from '@/services/kit/service'

/** The caller's data, read from the database for this request. */
export const readMarketingInfo = operation(contracts.readMarketingInfo, async (_, { session }) => {
  const { memberId, memberNo, eventMarketingYn, goodsMarketingYn, registDate } = session.user!
  return {
    item: {
      EVENT_MARKETING_YN: eventMarketingYn,
      GOODS_MARKETING_YN: goodsMarketingYn,
      JOIN_DT: registDate,
      REG_DT: registDate,
      memberId,
      memberNo,
    },
  }
})

import * as contracts from '@/schemas/api/events/entries'
import { answer } from '@/services/kit/service'

/** What the database said of the caller for this very request. */
export const readMarketingInfo = answer(
  contracts.readMarketingInfo,
  'services/events/entries/read-marketing-info.ts',
  async (_, { session }) => {
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
  },
)

// Recommending a shop in an event (SYS-34). Each call enters the event, with the checks of every entry (V-EVT-10); their names are not
// specified (content 7), so they differ by their input.
import { Type } from 'typebox'
import { EventId } from '@/schemas/words/event-key'
import { contract } from '@/schemas/api/base/contract'
import { ENTERING } from '@/schemas/api/base/rate-limit'
import { ENTRY_ERRORS } from './entries'

const ShopId = Type.String({ title: '매장', minLength: 1, maxLength: 40, pattern: '\\S' })
const errors = {
  ...ENTRY_ERRORS,
  noShop: ['404', '매장을 찾을 수 없습니다.', 404],
  again: ['409', '이미 추천하신 매장입니다.', 409],
} as const

/** A shop, without a text. */
export const applyStoreRecommend = contract({
  at: 'POST /svc/eventSvcApi/svcStoreRecommendApply',
  id: 'event.svcStoreRecommendApply',
  title: '매장 추천 참여',
  access: 'member',
  rateLimit: ENTERING,
  needs: ['whole'],
  input: Type.Object({ eventId: EventId, shopId: ShopId }),
  errors,
  transaction: 'own',
})

/** A shop, with a reason. */
export const recommendStore = contract({
  at: 'POST /svc/eventSvcApi/insertRecommendStore',
  id: 'event.insertRecommendStore',
  title: '매장 추천 글 등록',
  access: 'member',
  rateLimit: ENTERING,
  needs: ['whole'],
  input: Type.Object({
    eventId: EventId,
    shopId: ShopId,
    comment: Type.String({ title: '추천하는 이유', minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  errors,
  transaction: 'own',
})

/** The points of an earlier recommendation in that event. */
export const takeRecommendPoint = contract({
  at: 'POST /svc/eventSvcApi/svcStoreRecommendPoint',
  id: 'event.svcStoreRecommendPoint',
  title: '매장 추천 포인트 받기',
  access: 'member',
  rateLimit: ENTERING,
  needs: ['whole'],
  input: Type.Object({ eventId: EventId, shopId: ShopId }),
  errors: { ...errors, notRecommended: ['409', '추천하신 매장이 아닙니다.', 409] },
  transaction: 'own',
})

import { Type } from 'typebox'
import { EventId } from '@/schemas/words/event-key'
import { contract } from '@/schemas/api/base/contract'

/** A showroom, dealer or mart (content 3, ShopDetail). */
const ShopDetail = Type.Object({
  SHOP_ID: Type.String(),
  TYPE: Type.String(),
  TYPE_NAME: Type.String(),
  SHOP_NAME: Type.String(),
  ERP_AGENCY_NAME: Type.String(),
  AGENCY_MANAGER: Type.String(),
  ADDRESS: Type.String(),
  LAT: Type.Number(),
  LNG: Type.Number(),
  PHONE_NUMBER: Type.String(),
  LOWS_STORE_LIST: Type.Array(Type.Object({ PHONE_NUMBER: Type.String(), SUB_TYPE_NAME: Type.String() })),
  IMG_BANNER_PC: Type.Object({ file_path: Type.String() }),
  IMG_BANNER_MO: Type.Object({ file_path: Type.String() }),
})

export const listAllianceShops = contract({
  at: 'GET /svc/eventSvcApi/svcAllianceShopList',
  id: 'event.svcAllianceShopList',
  title: '제휴 혜택 매장 목록',
  access: 'visitor',
  input: Type.Object({ seq: Type.Integer({ title: '혜택 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  items: ShopDetail,
  tags: ({ seq }) => [`alliance:${seq}`, 'shops'],
})

/** Showrooms to visit for an event, in the order of staff. */
export const listRecommendedShops = contract({
  at: 'GET /svc/eventSvcApi/recShopList',
  id: 'event.recShopList',
  title: '추천 매장 목록',
  access: 'visitor',
  input: Type.Object({ eventId: EventId }),
  items: ShopDetail,
  errors: { missing: ['404', '이벤트를 찾을 수 없습니다.', 404] },
  tags: ({ eventId }) => [`event:${eventId}`, 'shops'],
})

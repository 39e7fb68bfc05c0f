// Wishes to hear when an option that is sold out is there again: asked for on the page of the goods, listed in My Page.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf } from '@/schemas/api/base/fields'
import { SHOPPING } from '@/schemas/api/base/rate-limit'
import { MOST_RESTOCKS } from '@/schemas/rules/store/restock'

const input = Type.Object({ variantId: Type.String({ title: '옵션', minLength: 1, maxLength: 80 }) })

/** Asked for again, nothing changes: the place in the order of asking is kept. */
export const askRestock = contract({
  at: 'POST /svc/restockSvcApi/save',
  id: 'restock.save',
  title: '재입고 알림 신청',
  access: 'member',
  rateLimit: SHOPPING,
  input,
  errors: {
    missing: ['404', '판매가 끝난 옵션입니다. 화면을 새로 고쳐 주세요.', 404],
    inStock: ['409', '그사이 다시 들어온 옵션입니다. 화면을 새로 고치시면 지금 주문하실 수 있습니다.', 409],
    tooMany: [
      '409',
      `재입고 알림은 한 번에 ${MOST_RESTOCKS}개까지 신청하실 수 있습니다. 마이페이지의 재입고 알림에서 기다리지 않는 옵션을 취소해 주세요.`,
      409,
    ],
  },
})

/** Taken back twice it is taken back. */
export const withdrawRestock = contract({
  at: 'POST /svc/restockSvcApi/remove',
  id: 'restock.remove',
  title: '재입고 알림 취소',
  access: 'member',
  rateLimit: SHOPPING,
  input,
})

/** `waiting`: sold out; `back`: there again, and told soon; `ended`: not sold any more. */
export const RESTOCK_STATES = ['waiting', 'back', 'ended'] as const

/** The member's own that were not told yet, the latest first. */
export const listRestocks = contract({
  at: 'GET /svc/restockSvcApi/svcList',
  id: 'restock.list',
  title: '내 재입고 알림',
  access: 'member',
  input: Type.Object({ goodsId: Type.Optional(Type.String({ title: '상품', maxLength: 60 })) }),
  items: Type.Object({
    variantId: Type.String(),
    goodsId: Type.String(),
    name: Type.String(),
    choices: Type.Array(Type.String()),
    image: Type.String(),
    state: oneOf('상태', RESTOCK_STATES),
    askedDt: moment,
  }),
})

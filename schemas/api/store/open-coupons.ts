// Coupons that members take themselves on the page of goods that they count for.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, nullable, oneOf } from '@/schemas/api/base/fields'
import { SHOPPING } from '@/schemas/api/base/rate-limit'
import { COUPON_UNITS } from '@/schemas/rules/store/coupon-terms'

const goodsId = Type.String({ title: '상품', minLength: 1, maxLength: 60 })

/** How many there are, for a page that is the same for everybody. */
export const countOpenCoupons = contract({
  at: 'GET /svc/couponSvcApi/openCount',
  id: 'coupon.openCount',
  title: '상품에서 받을 수 있는 쿠폰 수',
  access: 'visitor',
  tags: ({ goodsId: id }) => ['open-coupons', `goods:${id}`],
  input: Type.Object({ goodsId }),
  item: Type.Object({ count: Type.Integer() }),
})

/** `open`: can be taken; the others say why not. */
export const OPEN_COUPON_STATES = ['open', 'had', 'usedUp', 'notYours', 'notFirst'] as const

/** With what the caller has of them, and what one piece would cost with each. */
export const listOpenCoupons = contract({
  at: 'GET /svc/couponSvcApi/openList',
  id: 'coupon.openList',
  title: '상품에서 받을 수 있는 쿠폰',
  access: 'visitor',
  personal: true,
  input: Type.Object({ goodsId }),
  items: Type.Object({
    couponSeq: Type.Integer(),
    name: Type.String(),
    unit: oneOf('종류', COUPON_UNITS),
    discount: Type.Integer(),
    most: nullable(Type.Integer()),
    minAmount: Type.Integer(),
    firstOrderYn: oneOf('첫 주문', ['Y', 'N']),
    /** Empty where it is for every member. */
    gradeWords: Type.String(),
    /** Empty where it counts for all goods. */
    goodsWords: Type.String(),
    expireDt: moment,
    /** Pieces that are left; null without a limit. */
    left: nullable(Type.Integer()),
    state: oneOf('상태', OPEN_COUPON_STATES),
    /** One piece of the goods without what its options add, after the coupon; null where one piece is too little for it. */
    expected: nullable(Type.Integer()),
  }),
  /** What one piece costs the caller before. */
  item: Type.Object({ price: Type.Integer() }),
  errors: { missing: ['404', '판매가 끝난 상품입니다.', 404] },
})

/** On the page of goods that it counts for. A member has it once. */
export const takeOpenCoupon = contract({
  at: 'POST /svc/couponSvcApi/openTake',
  id: 'coupon.openTake',
  title: '상품 페이지에서 쿠폰 받기',
  access: 'member',
  codec: 'json',
  rateLimit: SHOPPING,
  input: Type.Object({ goodsId, couponSeq: Type.Integer({ title: '쿠폰', minimum: 1, maximum: 2_147_483_647 }) }),
  item: Type.Object({ couponId: Type.Integer() }),
  errors: {
    missing: ['404', '지금은 받을 수 없는 쿠폰입니다. 화면을 새로 고쳐 주세요.', 404],
    usedUp: ['409', '준비한 수량이 모두 나간 쿠폰입니다.', 409],
    had: ['409', '이미 받으신 쿠폰입니다. 주문서에서 고르실 수 있습니다.', 409],
    notYours: ['409', '회원님의 등급으로는 받을 수 없는 쿠폰입니다.', 409],
    notFirst: ['409', '첫 주문에만 쓸 수 있는 쿠폰이라, 주문하신 적이 있는 회원께는 드리지 않습니다.', 409],
  },
})

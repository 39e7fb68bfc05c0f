// Coupons for staff: what they take off, who gets them, and what became of those that members have. Lists show people masked.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Day, days, direction, moment, nullable, oneOf, paging, reasonFor, Version } from '@/schemas/api/base/fields'
import {
  COUPON_AUDIENCES,
  COUPON_NAME_MAX,
  COUPON_STATES,
  COUPON_UNITS,
  ISSUED_STATES,
  MEMBER_GRADES,
  MOST_COUPON_PIECES,
  MOST_COUPON_WON,
  MOST_NAMED,
} from '@/schemas/rules/store/coupon-terms'

const CouponSeq = Type.Integer({ title: '쿠폰', minimum: 1, maximum: 2_147_483_647 })

const see = { access: 'manager', right: { of: 'coupons', act: 'see' } } as const
const write = { access: 'manager', right: { of: 'coupons', act: 'write' }, codec: 'json' } as const

const missing = ['404', '쿠폰을 찾을 수 없습니다.', 404] as const
const changed = ['409', '그사이 다른 분이 이 쿠폰을 바꾸었습니다. 최신 내용을 확인해 주세요.', 409] as const
const ended = ['409', '끝난 쿠폰입니다. 새 쿠폰을 만들어 주세요.', 409] as const
const wrong = ['400', '쿠폰의 내용을 다시 확인해 주세요.'] as const

const terms = {
  name: Type.String({ title: '쿠폰 이름', minLength: 1, maxLength: COUPON_NAME_MAX, pattern: '\\S' }),
  unit: oneOf('종류', COUPON_UNITS),
  discount: Type.Integer({ title: '할인', minimum: 1, maximum: MOST_COUPON_WON }),
  minAmount: Type.Integer({ title: '최소 주문 금액', minimum: 0, maximum: MOST_COUPON_WON }),
  from: Day('첫날'),
  until: Day('마지막 날'),
  audience: oneOf('대상', COUPON_AUDIENCES),
}
const limits = {
  most: Type.Integer({ title: '최대 할인 금액', minimum: 100, maximum: MOST_COUPON_WON }),
  pieces: Type.Integer({ title: '수량', minimum: 1, maximum: MOST_COUPON_PIECES }),
  grade: oneOf('등급', MEMBER_GRADES),
}
/** What is left out is not limited. */
const asked = { ...terms, most: Type.Optional(limits.most), pieces: Type.Optional(limits.pieces), grade: Type.Optional(limits.grade) }

const Row = Type.Object({
  couponSeq: Type.Integer(),
  ...terms,
  most: nullable(limits.most),
  pieces: nullable(limits.pieces),
  grade: nullable(limits.grade),
  state: oneOf('상태', COUPON_STATES),
  /** Members who have or had one, and those who used it on an order that stands. */
  issued: Type.Integer(),
  used: Type.Integer(),
  version: Type.Integer(),
  createdAt: moment,
})

/** An issue to everybody: how far it is, and how it ended. */
const Run = Type.Object({
  total: Type.Integer(),
  done: Type.Integer(),
  issued: Type.Integer(),
  outcome: oneOf('결과', ['running', 'done', 'short', 'stopped']),
  startedAt: moment,
})
const Known = Type.Object({
  ...Row.properties,
  openedAt: nullable(moment),
  endedAt: nullable(moment),
  updatedBy: Type.String(),
  /** Members whom it is for now; those who have it are among them. */
  members: Type.Integer(),
  run: nullable(Run),
})

/** The newest first. A period finds the coupons that can be used on a day of it. */
export const browseCoupons = contract({
  at: 'GET /adm/coupon/browse',
  id: 'couponDesk.browse',
  title: '쿠폰 보기',
  ...see,
  input: Type.Object({
    search: Type.Optional(Type.String({ title: '쿠폰 이름', maxLength: 60 })),
    state: Type.Optional(oneOf('상태', COUPON_STATES)),
    ...days('첫날', '마지막 날'),
    direction,
    ...paging(),
  }),
  items: Row,
  item: Type.Object({
    counts: Type.Object({ all: Type.Integer(), ready: Type.Integer(), running: Type.Integer(), ended: Type.Integer() }),
  }),
})

export const readDeskCoupon = contract({
  at: 'GET /adm/coupon/read',
  id: 'couponDesk.read',
  title: '쿠폰 하나 보기',
  ...see,
  input: Type.Object({ couponSeq: CouponSeq }),
  item: Known,
  errors: { missing },
})

export const createCoupon = contract({
  at: 'POST /adm/coupon/create',
  id: 'couponDesk.create',
  title: '쿠폰 만들기',
  ...write,
  keyed: true,
  input: Type.Object(asked),
  item: Known,
  errors: { wrong },
})

/** Only until a member has one: a coupon that a member holds does not change. */
export const changeCoupon = contract({
  at: 'POST /adm/coupon/change',
  id: 'couponDesk.change',
  title: '쿠폰 고치기',
  ...write,
  input: Type.Object({ couponSeq: CouponSeq, version: Version, ...asked }),
  item: Known,
  errors: {
    missing,
    changed,
    ended,
    wrong,
    issued: ['409', '이미 발급한 쿠폰은 고칠 수 없습니다. 종료하고 새로 만들어 주세요.', 409],
  },
})

/** To members by their id or number; each gets one, a member who has it already keeps it. Those who got none are named with the reason. */
export const issueCoupon = contract({
  at: 'POST /adm/coupon/issue',
  id: 'couponDesk.issue',
  title: '쿠폰 발급',
  ...write,
  stepUp: true,
  keyed: true,
  input: Type.Object({
    couponSeq: CouponSeq,
    version: Version,
    members: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { title: '회원', minItems: 1, maxItems: MOST_NAMED }),
  }),
  item: Type.Object({
    coupon: Known,
    given: Type.Integer(),
    left: Type.Array(Type.Object({ member: Type.String(), words: Type.String() })),
  }),
  errors: { missing, changed, ended },
})

/** To everybody whom it is for. It goes on by itself; `couponDesk.read` says how far it is. */
export const issueCouponToAll = contract({
  at: 'POST /adm/coupon/issueAll',
  id: 'couponDesk.issueAll',
  title: '대상 모두에게 쿠폰 발급',
  ...write,
  stepUp: true,
  input: Type.Object({ couponSeq: CouponSeq, version: Version }),
  item: Known,
  errors: {
    missing,
    changed,
    ended,
    named: ['400', '지정한 회원의 쿠폰은 회원을 적어 발급해 주세요.'],
    running: ['409', '이미 모두에게 발급하고 있습니다.', 409],
  },
})

/** Nobody can use it from now on; what was used stays used. */
export const endCoupon = contract({
  at: 'POST /adm/coupon/end',
  id: 'couponDesk.end',
  title: '쿠폰 종료',
  ...write,
  input: Type.Object({
    couponSeq: CouponSeq,
    version: Version,
    reason: reasonFor('종료하는 사유'),
  }),
  item: Known,
  errors: { missing, changed, ended },
})

/** Who has one, masked, the latest first; the member's own screen opens the person, which is recorded. */
export const browseIssuedCoupons = contract({
  at: 'GET /adm/coupon/issued',
  id: 'couponDesk.issued',
  title: '발급한 쿠폰 보기',
  ...see,
  input: Type.Object({ couponSeq: CouponSeq, state: Type.Optional(oneOf('상태', ISSUED_STATES)), ...paging() }),
  items: Type.Object({
    issuedSeq: Type.Integer(),
    memberNo: Type.String(),
    name: Type.String(),
    memberId: Type.String(),
    state: oneOf('상태', ISSUED_STATES),
    /** That it is on; empty where it is on none. */
    orderId: Type.String(),
    issuedAt: moment,
  }),
  errors: { missing },
})

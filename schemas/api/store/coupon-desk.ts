// Coupons for staff: what they take off, who gets them, and what became of those that members have. Lists show people masked.
import { Type, type TOptional, type TSchema } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Day, days, direction, moment, nullable, oneOf, paging, reasonFor, Version } from '@/schemas/api/base/fields'
import { CODE_KINDS, MOST_PER_MEMBER, TYPED_CODE_MAX } from '@/schemas/rules/store/coupon-code'
import { COUPON_SCOPES, MOST_SCOPED } from '@/schemas/rules/store/coupon-scope'
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

export const CouponSeq = Type.Integer({ title: '쿠폰', minimum: 1, maximum: 2_147_483_647 })

const see = { access: 'manager', right: { of: 'coupons', act: 'see' } } as const
const write = { access: 'manager', right: { of: 'coupons', act: 'write' }, codec: 'json' } as const

const missing = ['404', '쿠폰을 찾을 수 없습니다.', 404] as const
const changed = ['409', '그사이 다른 분이 이 쿠폰을 바꾸었습니다. 최신 내용을 확인해 주세요.', 409] as const
const ended = ['409', '끝난 쿠폰입니다. 새 쿠폰을 만들어 주세요.', 409] as const
const codeTaken = ['409', '이미 다른 쿠폰이 쓰는 코드입니다. 다른 코드를 정해 주세요.', 409] as const
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
const optional = <const T extends Record<string, TSchema>>(of: T) =>
  Object.fromEntries(Object.entries(of).map(([name, type]) => [name, Type.Optional(type)])) as { [Name in keyof T]: TOptional<T[Name]> }
const limits = {
  most: Type.Integer({ title: '최대 할인 금액', minimum: 100, maximum: MOST_COUPON_WON }),
  pieces: Type.Integer({ title: '수량', minimum: 1, maximum: MOST_COUPON_PIECES }),
  grade: oneOf('등급', MEMBER_GRADES),
}
const ids = (title: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { title, maxItems: MOST_SCOPED, uniqueItems: true })
/** What it counts for, and how it is had. */
const reach = {
  scope: oneOf('쓸 수 있는 상품', COUPON_SCOPES),
  goodsIds: ids('상품'),
  brandIds: ids('브랜드'),
  categoryIds: ids('분류'),
  excludedIds: ids('제외하는 상품'),
  firstOrderYn: oneOf('첫 주문', ['Y', 'N']),
  codeKind: oneOf('코드', CODE_KINDS),
  perMember: Type.Integer({ title: '한 회원이 받는 수', minimum: 1, maximum: MOST_PER_MEMBER }),
}
/** What is left out is not limited: all goods, every order, and staff issue it. */
const asked = {
  ...terms,
  most: Type.Optional(limits.most),
  pieces: Type.Optional(limits.pieces),
  grade: Type.Optional(limits.grade),
  ...optional(reach),
  /** As typed, of a common one. */
  code: Type.Optional(Type.String({ title: '쿠폰 코드', maxLength: TYPED_CODE_MAX })),
}

const Row = Type.Object({
  couponSeq: Type.Integer(),
  ...terms,
  most: nullable(limits.most),
  pieces: nullable(limits.pieces),
  grade: nullable(limits.grade),
  ...reach,
  /** Of a common one as it was written for those who may make coupons, else its end alone; empty without one. */
  code: Type.String(),
  state: oneOf('상태', COUPON_STATES),
  /** Pieces that members have or had, and those used on an order that stands. */
  issued: Type.Integer(),
  used: Type.Integer(),
  version: Type.Integer(),
  createdAt: moment,
})

const names = Type.Record(Type.String(), Type.String())
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
  /** What goods, brands and categories of it are called, by their ids; what was deleted is missing. */
  names: Type.Object({ goods: names, brands: names, categories: names }),
  /** Codes that were made, and those that were used. */
  codes: Type.Object({ made: Type.Integer(), used: Type.Integer() }),
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
  errors: { wrong, codeTaken },
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
    codeTaken,
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
    byCode: ['400', '회원이 직접 받는 쿠폰은 모두에게 한꺼번에 발급하지 않습니다.'],
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

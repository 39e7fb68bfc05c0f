// Codes of coupons: members give one in for a coupon; staff make single ones, see what became of them, and take them away as a file.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf, optionalMoment, paging, reasonFor, Version } from '@/schemas/api/base/fields'
import { COUPON_CODES } from '@/schemas/api/base/rate-limit'
import { MOST_CODES, MOST_CODES_AT_ONCE, TYPED_CODE_MAX } from '@/schemas/rules/store/coupon-code'
import { CouponSeq } from './coupon-desk'

/** A member gives a code in and has the coupon. Every refusal is the same sentence: another one would tell which codes there are. */
export const takeCoupon = contract({
  at: 'POST /svc/couponSvcApi/take',
  id: 'coupon.take',
  title: '쿠폰 코드 등록',
  access: 'member',
  codec: 'json',
  rateLimit: COUPON_CODES,
  keyed: true,
  input: Type.Object({ code: Type.String({ title: '쿠폰 코드', minLength: 1, maxLength: TYPED_CODE_MAX }) }),
  item: Type.Object({ couponId: Type.Integer(), name: Type.String() }),
  errors: {
    refused: ['409', '등록할 수 없는 쿠폰 코드입니다. 글자와 사용 기간, 받을 수 있는 회원인지, 이미 받으셨는지를 확인해 주세요.', 409],
  },
})

const missing = ['404', '쿠폰을 찾을 수 없습니다.', 404] as const
const write = { access: 'manager', right: { of: 'coupons', act: 'write' }, codec: 'json', stepUp: true } as const

/** So many new single codes. What they are is read in the file alone. */
export const createCouponCodes = contract({
  at: 'POST /adm/coupon/createCodes',
  id: 'couponDesk.createCodes',
  title: '쿠폰 코드 만들기',
  ...write,
  keyed: true,
  input: Type.Object({
    couponSeq: CouponSeq,
    version: Version,
    count: Type.Integer({ title: '코드 수', minimum: 1, maximum: MOST_CODES_AT_ONCE }),
  }),
  item: Type.Object({ made: Type.Integer(), codes: Type.Integer() }),
  errors: {
    missing,
    changed: ['409', '그사이 다른 분이 이 쿠폰을 바꾸었습니다. 최신 내용을 확인해 주세요.', 409],
    ended: ['409', '끝난 쿠폰입니다. 새 쿠폰을 만들어 주세요.', 409],
    notSingle: ['400', '한 번만 쓰는 코드로 받는 쿠폰이 아닙니다.'],
    tooMany: ['409', `한 쿠폰의 코드는 ${MOST_CODES.toLocaleString('ko-KR')}개까지 만들 수 있습니다.`, 409],
  },
})

const CODE_STATES = ['unused', 'used'] as const
/** By their ends alone, the latest first. */
export const browseCouponCodes = contract({
  at: 'GET /adm/coupon/codes',
  id: 'couponDesk.codes',
  title: '쿠폰 코드 보기',
  access: 'manager',
  right: { of: 'coupons', act: 'see' },
  input: Type.Object({ couponSeq: CouponSeq, state: Type.Optional(oneOf('상태', CODE_STATES)), ...paging(10_000) }),
  items: Type.Object({
    codeSeq: Type.Integer(),
    masked: Type.String(),
    createdAt: moment,
    usedAt: optionalMoment,
    /** Who used it, masked; empty while nobody has. */
    memberNo: Type.String(),
    name: Type.String(),
    memberId: Type.String(),
  }),
  errors: { missing },
})

/** The codes in full: they are worth money, so that the file has a reason, and its row in the log. */
export const exportCouponCodes = contract({
  at: 'POST /adm/coupon/exportCodes',
  id: 'couponDesk.exportCodes',
  title: '쿠폰 코드 내려받기',
  ...write,
  input: Type.Object({
    couponSeq: CouponSeq,
    /** Only those that nobody has used. */
    state: Type.Optional(oneOf('상태', CODE_STATES)),
    reason: reasonFor('내려받는 사유'),
  }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { missing },
})

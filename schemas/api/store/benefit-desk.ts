// Points of one member for staff: what they have, and what is given or taken with a reason that the member reads.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { YesNo } from '@/schemas/words/paging'

const MemberNo = Type.String({ title: '회원 번호', minLength: 1, maxLength: 60 })
const missing = ['404', '회원을 찾을 수 없습니다. 이미 탈퇴했을 수 있습니다.', 404] as const
/** Points of one act. */
export const MOST_POINTS = 1_000_000

/** The latest entries, and the coupons in hand. */
export const readBenefits = contract({
  at: 'GET /adm/benefit/read',
  id: 'benefitDesk.read',
  title: '회원의 포인트와 쿠폰 보기',
  access: 'manager',
  right: { of: 'member-benefits', act: 'see' },
  input: Type.Object({ memberNo: MemberNo }),
  item: Type.Object({
    points: Type.Integer(),
    entries: Type.Array(Type.Object({ seq: Type.Integer(), amount: Type.Integer(), reason: Type.String(), at: Type.String() })),
    coupons: Type.Array(Type.Object({ issuedSeq: Type.Integer(), name: Type.String(), expireDt: Type.String(), usedYn: YesNo })),
  }),
})

/** Gives points, or takes them with a number below 0; never more than the member has free. Booked in the ledger, once for a key. */
export const changePoints = contract({
  at: 'POST /adm/benefit/points',
  id: 'benefitDesk.points',
  title: '포인트 지급·차감',
  stepUp: true,
  access: 'manager',
  right: { of: 'member-benefits', act: 'write' },
  codec: 'json',
  keyed: true,
  input: Type.Object({
    memberNo: MemberNo,
    points: Type.Integer({ title: '포인트', minimum: -MOST_POINTS, maximum: MOST_POINTS }),
    reason: Type.String({ title: '사유', minLength: 5, maxLength: 100, pattern: '\\S' }),
  }),
  item: Type.Object({ points: Type.Integer() }),
  errors: {
    missing,
    nothing: ['400', '지급하거나 차감할 포인트를 입력해 주세요. 0은 넣을 수 없습니다.'],
    tooFew: ['409', '회원이 쓸 수 있는 포인트보다 많이 뺄 수 없습니다.', 409],
  },
})

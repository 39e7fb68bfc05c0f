// Where a member has goods sent to, and where money goes back to (SYS-40).
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING } from '@/schemas/api/base/rate-limit'
import { BANK_CODES, type BankCode } from '@/schemas/rules/store/banks'
import { MOST_ADDRESSES } from '@/schemas/rules/store/delivery-address'
import { YesNo } from '@/schemas/words/paging'

const fields = {
  name: Type.String({ title: '받는 분', maxLength: 60 }),
  phoneNo: Type.String({ title: '휴대전화 번호', maxLength: 30 }),
  zipCode: Type.String({ title: '우편번호', maxLength: 5 }),
  address: Type.String({ title: '주소', maxLength: 200 }),
  addressDetail: Type.String({ title: '상세 주소', maxLength: 100 }),
}
const Seq = Type.Integer({ title: '배송지', minimum: 1, maximum: 2_147_483_647 })
const missing = ['404', '삭제되었거나 볼 수 없는 배송지입니다.', 404] as const

const Delivery = Type.Object({ seq: Type.Integer(), ...fields, defaultYn: YesNo })
export type Delivery = Static<typeof Delivery>

/** The member's own, the default one first, then the latest. */
export const listDeliveries = contract({
  at: 'GET /svc/deliverySvcApi/svcList',
  id: 'delivery.list',
  title: '배송지 목록',
  access: 'member',
  input: Type.Object({}),
  items: Delivery,
})

/** Changes the address with this number, or adds one. The first one is the default whatever is sent, so that one always is. */
export const saveDelivery = contract({
  at: 'POST /svc/deliverySvcApi/save',
  id: 'delivery.save',
  title: '배송지 저장',
  access: 'member',
  rateLimit: CHANGING,
  keyed: true,
  codec: 'json',
  input: Type.Object({
    address: Type.Object(
      { seq: Type.Optional(Seq), ...fields, addressDetail: Type.Optional(fields.addressDetail), defaultYn: Type.Optional(YesNo) },
      { title: '배송지' },
    ),
  }),
  item: Delivery,
  errors: {
    missing,
    full: ['409', `배송지는 ${MOST_ADDRESSES}개까지 저장할 수 있습니다. 쓰지 않는 배송지를 먼저 삭제해 주세요.`, 409],
  },
})

/** One that is gone already is no fault. Without the default one, the latest of the others is it. */
export const removeDelivery = contract({
  at: 'POST /svc/deliverySvcApi/remove',
  id: 'delivery.remove',
  title: '배송지 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ seq: Seq }),
})

const Account = Type.Object({
  bank: Type.Unsafe<BankCode>(Type.String({ title: '은행', enum: [...BANK_CODES] })),
  accountNo: Type.String({ title: '계좌 번호', pattern: '^\\d{6,20}$' }),
  holder: Type.String({ title: '예금주', minLength: 1, maxLength: 60, pattern: '\\S' }),
})

/** `item` is null until one was saved. */
export const readRefundAccount = contract({
  at: 'GET /svc/refundAccountSvcApi/svcRead',
  id: 'refundAccount.read',
  title: '환불 계좌 조회',
  access: 'member',
  input: Type.Object({}),
  item: Type.Union([Account, Type.Null()]),
})

/** The only one of the member: it replaces the one before. */
export const saveRefundAccount = contract({
  at: 'POST /svc/refundAccountSvcApi/save',
  id: 'refundAccount.save',
  title: '환불 계좌 저장',
  access: 'member',
  rateLimit: CHANGING,
  codec: 'json',
  input: Account,
})

/** One that is gone already is no fault. */
export const removeRefundAccount = contract({
  at: 'POST /svc/refundAccountSvcApi/remove',
  id: 'refundAccount.remove',
  title: '환불 계좌 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({}),
})

// A visitor finds an order by its number, and by a code that is texted to the telephone number it was ordered with. Both calls answer
// alike whether or not there is such an order.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { ORDER_CODES } from '@/schemas/api/base/rate-limit'
import { ORDER_CODE_MINUTES, ORDER_CODE_TRIES, ORDER_CODES_AN_HOUR } from '@/schemas/rules/store/order-codes'
import { OrderId } from './orders'

const call = { access: 'visitor', rateLimit: ORDER_CODES, transaction: 'own', codec: 'json' } as const

export const sendOrderCode = contract({
  at: 'POST /svc/orderSvcApi/guestCode',
  id: 'order.guestCode',
  title: '비회원 주문 인증번호 받기',
  ...call,
  input: Type.Object({
    id: OrderId,
    phoneNo: Type.String({ title: '휴대전화 번호', maxLength: 20, pattern: '^[\\d -]{9,20}$' }),
  }),
  errors: {
    tooOften: [
      '429',
      `인증번호는 한 시간에 ${ORDER_CODES_AN_HOUR}번까지 받으실 수 있습니다. 잠시 후 다시 시도하시거나 고객센터로 문의해 주세요.`,
      429,
    ],
    noText: ['503', '지금은 문자를 보낼 수 없습니다. 잠시 후 다시 시도해 주세요.', 409],
  },
})

/** Opens one order in this browser for half an hour. It identifies nobody. */
export const openOrderByCode = contract({
  at: 'POST /svc/orderSvcApi/guestOpen',
  id: 'order.guestOpen',
  title: '인증번호로 비회원 주문 열기',
  ...call,
  input: Type.Object({ id: OrderId, code: Type.String({ title: '인증번호', pattern: '^\\d{6}$' }) }),
  errors: {
    wrong: [
      '400',
      `인증번호가 맞지 않거나 ${ORDER_CODE_MINUTES}분이 지났습니다. ${ORDER_CODE_TRIES}번 틀리면 다시 받으셔야 합니다. 주문 번호와 휴대전화 번호도 확인해 주세요.`,
    ],
  },
})

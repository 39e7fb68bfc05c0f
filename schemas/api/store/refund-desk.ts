// Refunds above a sum, which a second person of staff confirms, sends back, or the first one takes back.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf, reasonFor } from '@/schemas/api/base/fields'

const write = { access: 'manager', right: { of: 'refunds', act: 'write' }, codec: 'json' } as const
const one = { requestSeq: Type.Integer({ title: '환불 요청', minimum: 1, maximum: 2_147_483_647 }) }

const missing = ['404', '환불 요청을 찾을 수 없습니다. 주문을 다시 열어 주세요.', 404] as const
const decided = ['409', '이미 끝난 환불 요청입니다. 최신 내용을 확인해 주세요.', 409] as const
const moved = [
  '409',
  '요청한 뒤에 주문이나 신청이 바뀌어 이 요청으로는 환불할 수 없습니다. 최신 내용을 확인하고, 필요하면 다시 요청해 달라고 알려 주세요.',
  409,
] as const

/** Gives back what was entered, by the path of every refund. Nobody confirms what they asked for. */
export const confirmRefundRequest = contract({
  at: 'POST /adm/refund/confirm',
  id: 'refundDesk.confirm',
  title: '환불 확인하기',
  ...write,
  stepUp: true,
  // It waits for the provider.
  transaction: 'own',
  deadline: 15_000,
  keyed: true,
  input: Type.Object(one),
  /** `refused`: the provider did not take it; `unknown`: it has not answered yet, and the refund goes on by itself. */
  item: Type.Object({ fate: oneOf('결과', ['done', 'refused', 'unknown']) }),
  errors: {
    ...{ missing, decided, moved },
    own: ['403', '직접 요청한 환불은 다른 분이 확인해야 합니다. ‘취소와 환불’ 권한이 있는 다른 분께 알려 주세요.', 403],
    lapsed: ['409', '기한이 지난 환불 요청입니다. 필요하면 다시 요청해 달라고 알려 주세요.', 409],
    underWay: ['409', '이 주문의 앞선 환불을 결제사가 처리하고 있습니다. 잠시 후 다시 시도해 주세요.', 409],
    ...{ tooMany: moved, tooMuch: moved, partWaiting: moved, partEscrow: moved, accountNeeded: moved },
  },
})

/** The person who asked reads why. */
export const sendBackRefundRequest = contract({
  at: 'POST /adm/refund/sendBack',
  id: 'refundDesk.sendBack',
  title: '환불 요청 돌려보내기',
  ...write,
  input: Type.Object({ ...one, reason: reasonFor('돌려보내는 사유') }),
  errors: {
    ...{ missing, decided, moved },
    lapsed: ['409', '기한이 지난 환불 요청입니다. 돌려보내지 않아도 환불되지 않습니다.', 409],
    own: ['403', '직접 요청한 환불은 돌려보내지 않고 거둡니다. ‘거두기’를 눌러 주세요.', 403],
  },
})

export const withdrawRefundRequest = contract({
  at: 'POST /adm/refund/withdraw',
  id: 'refundDesk.withdraw',
  title: '환불 요청 거두기',
  ...write,
  input: Type.Object(one),
  errors: {
    ...{ missing, decided, moved },
    lapsed: ['409', '기한이 지난 환불 요청입니다. 거두지 않아도 환불되지 않습니다.', 409],
    own: ['403', '다른 분이 요청한 환불은 거둘 수 없습니다. 사유를 적어 돌려보내 주세요.', 403],
  },
})

import type { ReturnCause, ReturnWay } from '@/schemas/rules/store/return-states'

interface Chosen {
  isExchange: boolean
  /** Both empty before they are chosen. */
  cause: ReturnCause | ''
  way: ReturnWay | ''
}

const MIND_PICKUP = '수거하는 비용을 환불 금액에서 뺍니다.'
const MIND_SEND = '보내시는 배송비는 고객님이 택배사에 내십니다.'
const MIND_EXCHANGE = '보내시는 배송비는 고객님이 택배사에 내시고, 새 상품은 무료로 보내 드립니다.'
const FAULT = '보내시는 비용은 저희가 냅니다. 직접 보내시면 착불로 보내 주세요.'

/** Who pays for the way: what follows from the choices, and of what is not chosen yet each case. */
export function returnCostNotes({ isExchange, cause, way }: Chosen): string[] {
  const mind = isExchange
    ? MIND_EXCHANGE
    : way === 'send'
      ? MIND_SEND
      : way === 'pickup'
        ? MIND_PICKUP
        : '저희가 수거할 때에는 그 비용을 환불 금액에서 빼고, 직접 보내실 때에는 배송비를 고객님이 택배사에 내십니다.'
  const notes =
    cause === 'mind' ? [mind] : cause === 'fault' ? [FAULT] : [`마음이 바뀌셨으면 ${mind}`, `상품이 잘못 왔거나 하자가 있으면 ${FAULT}`]
  return isExchange ? notes : [...notes, '상품을 확인한 날부터 영업일 3일 안에 환불합니다.']
}

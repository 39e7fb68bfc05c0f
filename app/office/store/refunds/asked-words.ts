import { wonWords } from '@/schemas/rules/store/won-words'
import type { Request } from './refund-requests'

interface ByTwo {
  refundAloneMost: number
  refundRequests: readonly Request[]
}

/** Before somebody presses: what one person gives back alone. Empty where nobody else is asked. */
export const aloneWords = ({ refundAloneMost }: ByTwo): string =>
  refundAloneMost > 0
    ? ` 같은 주문에서 24시간 동안 돌려드린 금액과 더해 ${wonWords(refundAloneMost)}을 넘으면 다른 분이 확인한 뒤에 돌려드립니다.`
    : ''

/** What a press came to where nothing was given back; null where it was. */
export function askedWords(before: ByTwo, { refundAloneMost, refundRequests }: ByTwo): string | null {
  const asked = refundRequests.find(({ state }) => state === 'waiting')
  if (!asked || before.refundRequests.some(({ requestSeq }) => requestSeq === asked.requestSeq)) return null
  const nobody = ' 지금은 확인할 수 있는 다른 분이 없으니, 관리자에게 ‘취소와 환불’ 권한을 다른 분께 주도록 알려 주세요.'
  return `${wonWords(refundAloneMost)}을 넘어 다른 분의 확인이 필요합니다. 아직 돌려드리지 않았고, 입력하신 내용으로 요청했습니다.${asked.hasOther ? ' ‘취소와 환불’ 권한이 있는 분의 ‘오늘 할 일’에 보입니다.' : nobody}`
}

/** Nothing else of the same money is given back meanwhile. */
export const isAsked = ({ refundRequests }: ByTwo): boolean => refundRequests.some(({ state }) => state === 'waiting')

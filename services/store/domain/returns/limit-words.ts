import { KNOWN_DAYS, type ReturnLimit } from '@/schemas/rules/store/return-limits'

const wordsOf = (mindDays: number): Readonly<Record<ReturnLimit, string>> => ({
  custom: '주문을 받아 만든 상품이라 마음이 바뀌어 보내실 수는 없습니다.',
  confirmed: '구매를 확정하셔서 마음이 바뀌어 보내실 수는 없습니다.',
  late: `신청하실 수 있는 기간이 지났습니다. 마음이 바뀌셨을 때에는 받은 날부터 ${mindDays}일, 하자가 있을 때에는 3개월 안에 신청하실 수 있습니다.`,
  knownLate: `하자를 안 날부터 ${KNOWN_DAYS}일이 지났습니다. 고객센터로 문의해 주세요.`,
})

/** Why goods may not come back, in words; empty where they may. @param mindDays of the order. */
export const limitWords = (limit: ReturnLimit | undefined, mindDays: number): string => (limit ? wordsOf(mindDays)[limit] : '')

// What the provider's codes mean for a buyer. Its own sentence stands in the address, where anybody could write another one: it is not shown.
const CANCELLED = '결제를 취소하셨습니다.'
const WORDS: Readonly<Record<string, string>> = {
  PAY_PROCESS_CANCELED: CANCELLED,
  USER_CANCEL: CANCELLED,
  PAY_PROCESS_ABORTED: '결제하는 중에 오류가 발생했습니다.',
  REJECT_CARD_COMPANY: '카드사에서 결제를 승인하지 않았습니다. 카드 정보를 확인하시거나 다른 카드로 결제해 주세요.',
  REJECT_CARD_PAYMENT: '한도를 넘었거나 잔액이 부족하여 결제하지 못했습니다.',
  REJECT_ACCOUNT_PAYMENT: '잔액이 부족하여 결제하지 못했습니다.',
  NOT_FOUND_PAYMENT_SESSION: '결제 시간이 지났습니다. 다시 결제해 주세요.',
  BELOW_MINIMUM_AMOUNT: '결제할 수 있는 금액보다 적은 주문입니다.',
}

export const failureWords = (code: string): string => WORDS[code] ?? '결제가 완료되지 않았습니다.'

/** A code of the provider's, for the buyer to tell the customer centre; undefined for what is none. */
export const shownCode = (code: string): string | undefined => (/^[A-Z][A-Z_]{4,60}$/.test(code) && code !== 'CONFIRM' ? code : undefined)

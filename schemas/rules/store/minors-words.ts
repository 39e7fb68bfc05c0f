/** 전자상거래법 제13조 제3항: what has to be told before a contract with somebody under age. */
export const MINORS_WORDS = '미성년자가 법정대리인의 동의 없이 주문하시면 미성년자 본인이나 법정대리인이 그 계약을 취소하실 수 있습니다.'

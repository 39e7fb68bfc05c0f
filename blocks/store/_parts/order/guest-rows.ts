import type { AgreementRow, TermTitles } from '@/blocks/members/_parts/form/agreement-rows'

/** What a visitor agrees to before an order. */
export const guestRows = (terms: TermTitles): AgreementRow[] => [
  { name: 'over14', label: '만 14세 이상입니다', required: true },
  { name: 'terms', label: '이용약관', required: true, term: terms.service },
  { name: 'privacy', label: '주문을 위한 개인정보 수집·이용', required: true },
]

/** Kinds of requests; each is a tab of the history. */
export const CONSULTATION_TYPES = ['interior', 'qna', 'contact', 'store', 'talk'] as const
export type ConsultationType = (typeof CONSULTATION_TYPES)[number]

export const TYPE_WORDS: Readonly<Record<ConsultationType, string>> = {
  interior: '추천 상담',
  qna: '상품 문의',
  contact: '1:1 문의',
  store: '스토어 상담',
  talk: '톡 상담',
}

/** What happens to a member, in the order in which the page of a member offers it as a filter. */
export const TIMELINE_KINDS = [
  'order',
  'return',
  'consultation',
  'visit',
  'entry',
  'community',
  'tour',
  'reply',
  'question',
  'point',
  'coupon',
  'message',
  'consent',
  'note',
  'seen',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

export const TIMELINE_WORDS: Readonly<Record<TimelineKind, string>> = {
  order: '주문',
  return: '교환·반품',
  consultation: '상담',
  visit: '방문 예약',
  entry: '이벤트',
  community: '결모임',
  tour: '집들이',
  reply: '댓글과 후기',
  question: '상품 문의',
  point: '포인트',
  coupon: '쿠폰',
  message: '알림',
  consent: '동의',
  note: '직원 메모',
  seen: '열람과 처리',
}

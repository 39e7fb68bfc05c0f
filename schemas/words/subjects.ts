/** Korean words of the records that a page can be about, by the subject's name; another is shown by its own name. */
export const SUBJECT_WORDS: Record<string, string> = {
  event: '이벤트',
  notice: '공지사항',
  product: '제품',
  'product-category': '제품 카테고리',
  shop: '매장',
  interior: '시공 사례',
  content: '글',
  'brand-news': '브랜드 소식',
  'brand-activity': '결모임 활동',
  'consulting-story': '지난 상담',
  'order-return': '교환·반품',
  alliance: '제휴 혜택',
  winner: '당첨자 발표',
  'join-step': '회원 가입 단계',
  order: '주문',
  'window-section': '창호 구역',
}

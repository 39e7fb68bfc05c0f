/** The ways in which a collection of cards may walk. */
export const CARD_LAYOUT_LABELS = {
  feature: '큰 하나와 작은 둘',
  quad: '작은 넷과 큰 하나',
  rail: '옆으로 넘기기',
  grid: '격자',
  staggered: '어긋난 기둥',
  ruled: '괘선 목록',
  split: '사진과 글 나란히',
} as const

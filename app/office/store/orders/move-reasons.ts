/** Reasons that staff give most often; one press writes one. */
export const MOVE_REASONS = {
  preparing: ['주문을 확인했습니다.', '재고를 확인했습니다.'],
  delivered: ['배송 완료를 확인했습니다.', '설치를 마쳤습니다.'],
  installDay: ['그날은 설치팀의 일정이 찼습니다.', '전화로 고객과 정했습니다.'],
  refuseCancel: ['이미 포장을 마쳐 보내는 중입니다.', '주문에 맞춰 자재를 재단했습니다.'],
  check: ['결제사 관리 화면에서 처리했습니다.', '고객께 따로 돌려드렸습니다.'],
} as const

import type { Stage } from '@/schemas/rules/consulting/stages'

/** Reasons that staff give most, by the stage that a request moves to: chosen by one press, and changed as any typed one. */
export const MOVE_REASONS: Readonly<Record<Stage, readonly string[]>> = {
  discussion: ['다시 상담하기로 했습니다', '단계를 잘못 옮겼습니다'],
  survey: ['방문 약속을 잡았습니다', '다시 실측하기로 했습니다'],
  estimation: ['실측을 마쳤습니다', '도면으로 견적을 냅니다'],
  contract: ['견적에 동의하셨습니다'],
  construct: ['계약을 마쳤습니다'],
  complete: ['시공을 마쳤습니다', '보수를 마쳤습니다'],
  as: ['보수를 요청하셨습니다'],
}

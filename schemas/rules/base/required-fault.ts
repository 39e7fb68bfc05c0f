import { withParticle } from '@/lib/particle'

/** 닉네임을 입력해 주세요: the particle follows the last syllable (V-REQ-1). */
export const pleaseEnter = (label: string): string => `${withParticle(label, '을/를')} 입력해 주세요.`

/** The sentence for a field that must not be empty; spaces alone are empty (V-REQ-1, foundation 5.2). */
export const requiredFault = (label: string, value: string | null | undefined): string | undefined =>
  value?.trim() ? undefined : pleaseEnter(label)

import { withParticle } from '@/lib/particle'
import type { UnderWay } from '@/services/parts/read-leaving'

/** Why an account cannot be erased yet. @param act in the form of its stem and of its request: 탈퇴할 and 탈퇴해. */
export const underWayWords = (underWay: readonly UnderWay[], [stem, request]: readonly [string, string]): string =>
  `${withParticle(underWay.map(({ words }) => words).join(', '), '이/가')} 남아 있어 ${stem} 수 없습니다. 모두 끝난 뒤 다시 ${request} 주세요.`

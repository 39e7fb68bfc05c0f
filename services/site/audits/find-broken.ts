import type { Ctx } from '@/services/kit/service'
import type { Found } from './found'
import { lastVerdict } from './last-verdict'
import { PART } from './lines-of-finding'
import { momentWords } from './moment-words'

/** A log that does not hold says nothing for sure: that stands before everything else. */
export async function findBroken(ctx: Ctx, month: string): Promise<Found[]> {
  const verdict = await lastVerdict(ctx, month)
  if (!verdict || verdict.faults === 0) return []
  const { id, at, faults } = verdict
  return [
    {
      ...{ id: ['seal', id].join(PART), kind: 'seal', actor: '', lines: 1 },
      words: '기록이 이어지지 않습니다',
      detail: () => `${momentWords(at)}에 확인, 어긋난 것 ${faults.toLocaleString('ko-KR')}건`,
    },
  ]
}

import type { Item } from '@/schemas/api/base/contract'
import type { EngineFault, readSearchStatus } from '@/schemas/api/site/missed-searches'

type Status = Item<typeof readSearchStatus>

const FAULTS: Record<EngineFault['fault'], string> = {
  behind: '검색 엔진이 새 내용을 아직 다 받지 못했습니다',
  slow: '검색 엔진이 제때 답하지 않았습니다',
  down: '검색 엔진에서 답을 받지 못했습니다',
  feeding: '검색 엔진에 새 내용을 보내지 못했습니다',
}

/** @param when the words for a moment. @returns undefined where the database finds everything and no engine is set up. */
export function statusWords(
  { filling, engine }: Status,
  when: (at: string) => string,
): { isGood: boolean; headline: string; details: string[] } | undefined {
  const counting = filling > 0 ? [`아직 모두 찾을 수 없는 종류가 ${filling}가지 있습니다. 준비가 끝나면 저절로 사라집니다.`] : []
  if (!engine) return filling > 0 ? { isGood: false, headline: '검색을 준비하고 있습니다.', details: counting } : undefined
  const { waiting, oldestAt, behindMost, isLeft, feeding, asking } = engine
  const lag =
    waiting === 0 || oldestAt === null
      ? '검색 엔진이 모든 내용을 받았습니다.'
      : `검색 엔진이 받을 내용 ${waiting.toLocaleString('ko-KR')}건, 가장 오래된 것은 ${when(oldestAt)} 바뀌었습니다.`
  return {
    isGood: !isLeft && feeding === null,
    headline: isLeft ? '지금은 데이터베이스가 검색에 답합니다.' : '검색 엔진이 검색에 답합니다.',
    details: [
      lag,
      ...(isLeft
        ? [`검색 엔진이 ${behindMost}초 넘게 늦거나 답하지 않으면 데이터베이스가 대신 찾습니다. 방문자에게는 같은 결과가 보입니다.`]
        : []),
      ...[feeding, asking].flatMap((one) => (one ? [`${when(one.at)} ${FAULTS[one.fault]}. (${one.message})`] : [])),
      ...counting,
    ],
  }
}

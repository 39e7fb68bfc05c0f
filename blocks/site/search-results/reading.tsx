import { particleAfter } from '@/lib/particle'
import type { Answer } from '@/schemas/api/base/contract'
import type { searchAll } from '@/schemas/api/site/search'
import { hrefWith } from '@/blocks/base/_parts/href-with'

interface Props {
  found: Answer<typeof searchAll>['item']
  keyword: string
  path: string
  total: number
}

/** How the words were understood where that is not as they stand, and what else may have been meant. */
export function Reading({ found, keyword, path, total }: Props) {
  const { step, readAs, words, offers, isWaiting, size, spaced } = found
  const to = (word: string) => (
    <a
      href={hrefWith(path, {}, { searchKeyword: word })}
      className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
    >
      ‘{word.replaceAll('"', '')}’
    </a>
  )
  const lines = [
    step === 'ask' && total > 0 && (
      <>
        혹시 {to(readAs)}
        {particleAfter(readAs, '을/를')} 찾으셨나요? 아래는 그 결과입니다. {to(`"${keyword}"`)} 그대로 찾기
      </>
    ),
    (step === 'near' || step === 'keyboard' || (step === 'typing' && readAs !== '')) && total > 0 && (
      <>
        {`‘${readAs}’`}
        {particleAfter(readAs, '으로/로')} 찾은 결과입니다. {to(`"${keyword}"`)} 그대로 찾기
      </>
    ),
    size !== '' && total > 0 && (
      <>
        {`‘${spaced}’`}
        {particleAfter(spaced, '을/를')} 집의 크기로도 읽어 전용면적 {size}의 집을 함께 찾았습니다. {to(`"${keyword}"`)} 글자만 찾기
      </>
    ),
    step === 'some' && total > 0 && <>일부 낱말만 들어 있는 결과입니다: {words.join(', ')}</>,
    step === 'text' && total > 0 && <>이름에는 없고 본문에만 나오는 결과입니다.</>,
    offers.length > 0 && (
      <>
        혹시{' '}
        {offers.map((word) => (
          <span key={word}>{to(word)}</span>
        ))}{' '}
        찾으시나요?
      </>
    ),
    isWaiting && <>검색을 준비하고 있어 아직 보이지 않는 결과가 있을 수 있습니다. 잠시 뒤 다시 찾아 주세요.</>,
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <div role="status" className="mt-2 text-small text-ink-soft">
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  )
}

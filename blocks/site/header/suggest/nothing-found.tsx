import type { Door } from './doors-of'
import { DoorList } from './door-list'
import { searchHref } from './options-of'
import { usePopularWords } from './use-popular-words'

const SHOWN = 4

/** Why there is nothing, and three ways on. */
export function NothingFound({ typed, isFailed, doors }: { typed: string; isFailed: boolean; doors: readonly Door[] }) {
  const popular = usePopularWords()
  return (
    <div className="suggest-parts suggest-lost">
      <div className="suggest-none">
        <p className="type-title">{isFailed ? '제안을 불러오지 못했습니다.' : `‘${typed}’에 맞는 것이 없습니다.`}</p>
        <p className="mt-1.5 text-small text-ink-soft">
          {isFailed
            ? '연결을 확인해 주세요. Enter를 누르면 입력하신 말로 찾습니다.'
            : '집을 고치는 재료와 사례, 매장을 찾는 곳입니다. 재료나 공간 이름으로 찾아 보세요.'}
        </p>
        {popular.length > 0 && (
          <ul aria-label="이런 말은 어떠세요" className="mt-4 flex flex-wrap gap-2">
            {popular.slice(0, SHOWN).map(({ word }) => (
              <li key={word}>
                <a
                  href={searchHref(word)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-page px-4 text-small font-medium text-ink-soft hover:border-ink hover:text-ink"
                >
                  {word}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <DoorList title="다른 길" doors={doors} />
    </div>
  )
}

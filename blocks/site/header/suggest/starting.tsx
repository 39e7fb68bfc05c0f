import { useState, useSyncExternalStore } from 'react'
import { Icon } from '@/lib/ui/icon'
import type { Door } from './doors-of'
import { DoorList } from './door-list'
import { searchHref } from './options-of'
import { forgetWord, forgetWords, recentWords } from './recent-words'
import { usePopularWords } from './use-popular-words'

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-4 text-small font-medium text-ink-soft transition-colors duration-(--duration-quick) hover:border-ink hover:text-ink'

/** Where to begin: the own words, those of many, and what else there is to do. */
export function Starting({ doors }: { doors: readonly Door[] }) {
  return (
    <div className="suggest-parts suggest-start">
      <Recent />
      <Popular />
      <DoorList title="바로가기" doors={doors} />
    </div>
  )
}

function Recent() {
  const words = useSyncExternalStore(recentWords.subscribe, recentWords.snapshot, recentWords.serverSnapshot)
  const [isEditing, setEditing] = useState(false)
  return (
    <div className={words.length === 0 ? 'max-md:hidden' : ''}>
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="text-caption font-medium text-ink-mute">최근 검색어</h2>
        {words.length > 0 && (
          <span className="flex gap-4">
            {isEditing && <TextButton words="모두 지우기" onPress={forgetWords} />}
            <TextButton words={isEditing ? '완료' : '편집'} onPress={() => setEditing(!isEditing)} />
          </span>
        )}
      </div>
      {words.length === 0 && <p className="text-small text-ink-mute">최근 검색어가 없습니다.</p>}
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            {isEditing ? (
              <button type="button" aria-label={`‘${word}’ 지우기`} className={`${chip} max-w-full`} onClick={() => forgetWord(word)}>
                <span className="truncate">{word}</span>
                <Icon name="close" size={16} />
              </button>
            ) : (
              <a href={searchHref(word)} className={`${chip} max-w-full`}>
                <span className="truncate">{word}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-caption text-ink-mute">이 기기에만 남습니다.</p>
    </div>
  )
}

const TextButton = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <button type="button" onClick={onPress} className="min-h-11 px-1 text-small text-ink-soft underline underline-offset-4">
    {words}
  </button>
)

function Popular() {
  const words = usePopularWords()
  return (
    <div>
      <h2 className="flex min-h-11 items-center text-caption font-medium text-ink-mute">많이 찾는 검색어</h2>
      <ol className="suggest-popular numeric">
        {words.map(({ word, isNew }, at) => (
          <li key={word} className="min-w-0">
            <a href={searchHref(word)} className="flex min-h-11 items-center gap-3">
              <b className="text-small font-semibold text-ink-mute">{at + 1}</b>
              <span className="truncate">{word}</span>
              {isNew && <span className="ml-auto shrink-0 text-caption font-medium text-calm">새로</span>}
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

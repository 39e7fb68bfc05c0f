import { useEffect, useMemo, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { particleAfter } from '@/lib/particle'
import { OptionList } from './option-list'
import { optionsOf, searchHref } from './options-of'
import type { Door } from './doors-of'
import { NothingFound } from './nothing-found'
import { Starting } from './starting'
import { useCombobox, useTyped } from './use-combobox'
import { useSuggestions } from './use-suggestions'

interface Props {
  field: HTMLInputElement
  listId: string
  doors: readonly Door[]
  close: () => void
}

/** What is under the search field: suggestions for what is typed, or where to begin. */
export function SuggestPanel({ field, listId, doors, close }: Props) {
  const typed = useTyped(field)
  const shown = useSuggestions(typed)
  const options = useMemo(() => (shown?.item ? optionsOf(shown.item) : []), [shown])
  const chosen = useCombobox({ field, listId, options, close })
  const word = typed.trim()
  const meant = shown?.item?.meant.text
  return (
    // A press keeps the focus in the field.
    <div className="suggest" onMouseDown={(event) => event.preventDefault()}>
      <div>
        <div className="suggest-width">
          {word === '' ? (
            <Starting doors={doors} />
          ) : options.length > 0 ? (
            <OptionList listId={listId} options={options} chosen={chosen} />
          ) : (
            shown && <NothingFound typed={shown.typed} isFailed={shown.item === undefined} doors={doors} />
          )}
        </div>
      </div>
      {word !== '' && (
        <div className="border-t border-line-soft">
          <div className="suggest-foot flex items-center gap-7 text-small text-ink-mute">
            {options.length > 0 && (
              <span className="flex gap-7 max-md:hidden" aria-hidden="true">
                <span>
                  <Key name="↑" />
                  <Key name="↓" />
                  고르기
                </span>
                <span>
                  <Key name="Enter" />
                  고르지 않으면 입력하신 ‘{word}’{particleAfter(word, '으로/로')} 찾습니다
                </span>
              </span>
            )}
            <a
              href={searchHref(meant || word)}
              className="ml-auto inline-flex min-h-11 items-center gap-1 font-semibold text-ink max-md:hidden"
            >
              ‘{meant || word}’ 결과 모두 보기
              <Icon name="chevron" size={16} />
            </a>
            <a href={searchHref(word)} className="flex min-h-11 flex-1 items-center justify-between font-semibold text-ink md:hidden">
              ‘{word}’{particleAfter(word, '으로/로')} 찾기
              <Icon name="chevron" size={18} />
            </a>
          </div>
        </div>
      )}
      <Count words={word === '' ? '' : options.length > 0 ? `제안 ${options.length}개` : shown ? '제안이 없습니다.' : ''} />
    </div>
  )
}

const Key = ({ name }: { name: string }) => <kbd className="text-caption text-ink-soft">{name}</kbd>

/** How many there are, said when the hand rests: said at every key, it would talk over the letters. */
function Count({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), 700)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}

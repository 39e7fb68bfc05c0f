import { useEffect, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import { ClearField } from './clear-field'
import type { Door } from './doors-of'
import { rememberWord } from './recent-words'
import { SuggestPanel } from './suggest-panel'

interface Props {
  hint: string
  /** What was typed before this was here. */
  typed: string
  doors: readonly Door[]
  close: () => void
}

/** The search on a phone: as high as what the keyboard leaves. */
export function PhoneSearch({ hint, typed, doors, close }: Props) {
  const id = useId()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const height = useVisibleHeight()
  useEffect(() => field?.focus(), [field])
  return (
    <div className="flex flex-col" style={{ height }}>
      <div className="flex items-center gap-1 border-b border-line-soft py-2 pr-3 pl-1">
        <button type="button" aria-label="찾기 닫기" onClick={close} className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="arrow" className="rotate-180" />
        </button>
        <form action="/search" role="search" className="relative min-w-0 flex-1" onSubmit={() => rememberWord(field!.value)}>
          <label htmlFor={id} className="sr-only">
            검색어
          </label>
          <input
            ref={setField}
            id={id}
            name="searchKeyword"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            required
            defaultValue={typed}
            placeholder={hint}
            className="h-11 w-full rounded-full bg-surface pr-12 pl-4 text-body [&::-webkit-search-cancel-button]:hidden"
          />
          {field && <ClearField field={field} className="absolute inset-y-0 right-0" />}
        </form>
      </div>
      {field && <SuggestPanel field={field} listId={`${id}-list`} doors={doors} close={close} />}
    </div>
  )
}

function useVisibleHeight(): string {
  const [height, setHeight] = useState('100dvh')
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const read = () => setHeight(`${Math.round(view.height)}px`)
    read()
    view.addEventListener('resize', read)
    return () => view.removeEventListener('resize', read)
  }, [])
  return height
}

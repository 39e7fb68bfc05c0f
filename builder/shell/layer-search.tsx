'use client'
import { Search, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'

interface LayerSearchProps {
  /** Blocks of the page. */
  total: number
  query: string
  onQuery: (query: string) => void
  /** The focus goes on into the tree. */
  onLeave: () => void
}

/** The head of the tree, and the field that narrows it by names. */
export function LayerSearch({ total, query, onQuery, onLeave }: LayerSearchProps) {
  const [isSearching, setSearching] = useState(false)
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.code === 'Escape') {
      setSearching(false)
      onQuery('')
    } else if (event.code !== 'ArrowDown' && event.code !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  return (
    <>
      <div className="flex h-9 shrink-0 items-center gap-1 px-3 max-md:h-12">
        <h2 className="text-studio-label">구조</h2>
        <span className="ml-auto text-studio-micro text-studio-text-mute">블록 {total}</span>
        <button
          type="button"
          aria-label="구조에서 찾기"
          aria-expanded={isSearching}
          onClick={() => {
            setSearching(!isSearching)
            onQuery('')
          }}
          className={`${BUTTON} -mr-2`}
        >
          {isSearching ? <X {...ICON} /> : <Search {...ICON} />}
        </button>
      </div>
      {isSearching && (
        <div className="px-3 pb-2">
          <input
            autoFocus
            type="search"
            aria-label="구조에서 찾을 이름"
            placeholder="이름, 초성으로 찾기"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={onKeyDown}
            className={FIELD}
          />
        </div>
      )}
    </>
  )
}

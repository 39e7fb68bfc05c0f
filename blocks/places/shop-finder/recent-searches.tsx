'use client'
import { useSyncExternalStore } from 'react'
import { searches, searchWords, type Search } from './searches'

/** The last searches of this browser that found a store. */
export function RecentSearches({ again }: { again: (search: Search) => void }) {
  const list = useSyncExternalStore(searches.subscribe, searches.snapshot, searches.serverSnapshot)
  if (list.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 text-small">
      <h2 className="text-ink-mute">최근 검색</h2>
      <ul className="flex flex-wrap gap-x-4">
        {list.map((search) => (
          <li key={searchWords(search)}>
            <button
              type="button"
              onClick={() => again(search)}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {searchWords(search)}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => searches.set([])}
        className="inline-flex min-h-11 items-center text-ink-mute underline-offset-4 hover:underline"
      >
        지우기
      </button>
    </div>
  )
}

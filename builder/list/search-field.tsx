'use client'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'

/** How long typing must pause before the search runs, in milliseconds. */
const PAUSE = 250

/**
 * Searches while the editor types. The field shows its own text, and the path's text only after another cause changed it (a step back): a
 * syllable being composed is never overwritten.
 */
export function SearchField({
  label,
  placeholder = '제목이나 주소로 찾기',
  value,
  onSearch,
}: {
  label: string
  placeholder?: string
  value: string
  onSearch: (words: string) => void
}) {
  const [typed, setTyped] = useState<{ text: string; from: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const text = typed && typed.from === value ? typed.text : value

  function search(words: string): void {
    clearTimeout(timer.current)
    setTyped({ text: words, from: words.trim() })
    onSearch(words.trim())
  }
  return (
    <div role="search" className="relative min-w-0 max-md:basis-full md:w-75">
      <Search {...ICON} className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-studio-text-mute" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => {
          const words = currentTarget.value
          setTyped({ text: words, from: value })
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(words), PAUSE)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return
          if (event.code === 'Enter') search(event.currentTarget.value)
          if (event.code === 'Escape' && text !== '') {
            event.preventDefault()
            search('')
          }
        }}
        className={`${FIELD} ${text === '' ? 'pr-2.5' : 'pr-9'} pl-8.5 placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="찾을 말 지우기"
          onClick={() => {
            search('')
            field.current?.focus()
          }}
          className="absolute inset-y-0 right-0 grid w-8 place-items-center rounded-sm text-studio-text-mute hover:text-studio-text max-md:w-11"
        >
          <X {...ICON} size={14} />
        </button>
      )}
    </div>
  )
}

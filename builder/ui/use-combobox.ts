import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react'

interface Input {
  /** How many options match the query now. */
  count: number
  onPick: (index: number) => void
  /** How far PageDown and PageUp move; without it they keep their meaning in the field. */
  leap?: number
  /** Handles further keys after the list's own. @returns whether the key was handled. */
  onKey?: (event: KeyboardEvent) => boolean
}

export interface Combobox {
  query: string
  /** Index of the option that Enter chooses; -1 without one. */
  current: number
  field: {
    role: 'combobox'
    'aria-expanded': true
    'aria-controls': string
    'aria-autocomplete': 'list'
    'aria-activedescendant': string | undefined
    autoComplete: 'off'
    spellCheck: false
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    onKeyDown: (event: KeyboardEvent) => void
  }
  list: { ref: RefObject<HTMLDivElement | null>; id: string; role: 'listbox'; tabIndex: -1 }
  option: (index: number) => {
    id: string
    role: 'option'
    'aria-selected': boolean
    onPointerMove: () => void
    onMouseDown: (event: { preventDefault: () => void }) => void
    onClick: () => void
  }
}

/** The query, separate from the rest, because its matches are counted before the list gets them. */
export const useComboboxQuery = () => useState('')

/**
 * A search field with a list of matches: the focus stays in the field, arrow keys move through the list and wrap around, Enter chooses
 * the current option, and a key that ends a Korean syllable does nothing.
 */
export function useCombobox([query, setQuery]: ReturnType<typeof useComboboxQuery>, { count, onPick, leap, onKey }: Input): Combobox {
  const id = useId()
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const current = Math.min(at, count - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const last = count - 1
    if (event.code === 'ArrowDown') setAt(current >= last ? 0 : current + 1)
    else if (event.code === 'ArrowUp') setAt(current <= 0 ? last : current - 1)
    else if (leap !== undefined && event.code === 'PageDown') setAt(Math.min(last, current + leap))
    else if (leap !== undefined && event.code === 'PageUp') setAt(Math.max(0, current - leap))
    else if (event.code === 'Enter' || event.code === 'NumpadEnter') {
      if (current >= 0) onPick(current)
    } else if (!onKey?.(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    query,
    current,
    field: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': count > 0 ? `${id}-${current}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
      value: query,
      onChange: (event) => {
        setQuery(event.target.value)
        setAt(0)
      },
      onKeyDown,
    },
    // The field controls it.
    list: { ref: list, id: `${id}-list`, role: 'listbox', tabIndex: -1 },
    option: (index) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === current,
      onPointerMove: () => index !== current && setAt(index),
      // The focus stays in the field.
      onMouseDown: (event) => event.preventDefault(),
      onClick: () => onPick(index),
    }),
  }
}

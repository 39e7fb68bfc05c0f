import { useEffect, useRef, useState } from 'react'

interface Input {
  field: HTMLInputElement
  listId: string
  /** Options that there are now; another list begins without a chosen one. */
  options: readonly unknown[]
  /** Escape. */
  close: () => void
}

/** What stands in a field, with the letter that is being put together. The field is only read: writing into it would break that letter. */
export function useTyped(field: HTMLInputElement): string {
  const [typed, setTyped] = useState(field.value)
  useEffect(() => {
    const read = () => setTyped(field.value)
    read()
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [field])
  return typed
}

/**
 * Makes a field the combobox of a list: the focus stays in the field, nothing is chosen before an arrow is pressed, and Enter means what was
 * typed unless something is chosen. @returns the chosen option, -1 for none.
 */
export function useCombobox({ field, listId, options, close }: Input): number {
  const [chosen, setChosen] = useState({ options, at: -1 })
  const at = chosen.options === options ? chosen.at : -1
  const now = useRef({ at, options, close })
  useEffect(() => {
    now.current = { at, options, close }
  })

  useEffect(() => {
    let isComposing = false
    const stop = new AbortController()
    const on = { signal: stop.signal }
    field.addEventListener('compositionstart', () => (isComposing = true), on)
    // Some browsers end the letter before they tell of the key that ended it.
    field.addEventListener('compositionend', () => void requestAnimationFrame(() => (isComposing = false)), on)
    field.addEventListener(
      'keydown',
      (event) => {
        const { at: from, options: list } = now.current
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          if (list.length === 0) return
          event.preventDefault()
          // Behind the last one, and before the first, is the field itself.
          const count = list.length + 1
          setChosen({ options: list, at: ((from + 1 + (event.key === 'ArrowDown' ? 1 : count - 1)) % count) - 1 })
        } else if (event.key === 'Enter') {
          if (from < 0 || isComposing || event.isComposing || event.keyCode === 229) return
          event.preventDefault()
          document.getElementById(optionId(listId, from))?.click()
        } else if (event.key === 'Escape') {
          // A search field would empty itself, and the header close another menu.
          event.preventDefault()
          event.stopPropagation()
          now.current.close()
        }
      },
      on,
    )
    return () => stop.abort()
  }, [field, listId])

  useEffect(() => {
    const isOpen = options.length > 0
    const attributes: Record<string, string | undefined> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': at >= 0 ? optionId(listId, at) : undefined,
    }
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.removeAttribute(name)
      else field.setAttribute(name, value)
    if (at >= 0) document.getElementById(optionId(listId, at))?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, options, at])

  useEffect(
    () => () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'])
        field.removeAttribute(name)
    },
    [field],
  )
  return at
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`

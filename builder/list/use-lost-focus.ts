'use client'
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface LostFocus {
  /** On the element whose parts may be removed. */
  given: { onFocus: () => void; onBlur: (event: FocusEvent) => void }
}

/**
 * Gives the focus to `instead` when the part that had it is removed, such as the button of an action that is no longer possible: who works
 * by keys stays where they were, and hears where that is.
 */
export function useLostFocus(instead: RefObject<HTMLElement | null>): LostFocus {
  const hadFocus = useRef(false)
  // React reports no blur of what it removes.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    instead.current?.focus()
  })
  return { given: { onFocus: () => (hadFocus.current = true), onBlur: () => (hadFocus.current = false) } }
}

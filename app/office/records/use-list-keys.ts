'use client'
import { useEffect, useRef } from 'react'
import { hasModal } from '@/builder/ui/has-modal'
import { isTyping } from './is-typing'

interface ListKeys {
  /** `/` */
  search: () => void
  /** `n` */
  create: (() => void) | undefined
  /** Ctrl+Z or ⌘Z */
  undo: (() => void) | undefined
}

/** Keys of a list that work wherever the focus is, except in a field and in a dialog. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || hasModal() || isTyping(event.target)) return
      const { search, create, undo } = latest.current
      const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
      const run = isUndo ? undo : isPlain && event.code === 'Slash' ? search : isPlain && event.code === 'KeyN' ? create : undefined
      if (!run) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

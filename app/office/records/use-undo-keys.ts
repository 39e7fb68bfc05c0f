'use client'
import { useEffect } from 'react'
import { hasModal } from '@/builder/ui/has-modal'
import { isTyping } from './is-typing'

/** Ctrl+Z and ⌘Z outside a field take back the last step of the form, with Shift they do it again. A field keeps them for its own text. */
export function useUndoKeys({ draft, canWrite }: { draft: { undo: () => void; redo: () => void }; canWrite: boolean }): void {
  useEffect(() => {
    if (!canWrite) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.defaultPrevented || event.isComposing || hasModal() || isTyping(event.target)) return
      event.preventDefault()
      if (event.shiftKey) draft.redo()
      else draft.undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [draft, canWrite])
}

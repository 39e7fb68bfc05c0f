import { useState, type ClipboardEvent, type DragEvent } from 'react'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Files that are dropped on an element or pasted into it. @param bring undefined where none may be brought. */
export function useFileDrop(bring: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    given: {
      onPaste(event: ClipboardEvent) {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        bring?.(files)
      },
      onDragOver(event: DragEvent) {
        if (!bring || !hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        bring?.([...event.dataTransfer.files])
      },
    },
  }
}

import type { KeyboardEvent } from 'react'

/** Saves on Ctrl+S or ⌘S, and prevents the browser's own dialog. */
export function saveByKey(event: KeyboardEvent, save: () => void): void {
  if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  event.preventDefault()
  save()
}

import type { KeyboardEvent } from 'react'

/** Up and down move through the rows in the same column; Enter on a check box opens its record. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement
  const column = target.dataset['cell']
  const row = target.closest('tr')
  if (column === undefined || !row || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.code === 'Enter' && column === 'choose') {
    row.querySelector<HTMLElement>('[data-cell=title]')?.click()
    return event.preventDefault()
  }
  // On the menu's button, down opens the menu.
  const step = { ArrowDown: column === 'menu' ? 0 : 1, ArrowUp: column === 'menu' ? 0 : -1 }[event.code] ?? 0
  const next = step === 0 ? null : step > 0 ? row.nextElementSibling : row.previousElementSibling
  if (!next) return
  next.querySelector<HTMLElement>(`[data-cell=${column}]`)?.focus()
  event.preventDefault()
}

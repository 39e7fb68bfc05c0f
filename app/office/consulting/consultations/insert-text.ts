/**
 * Puts text at the caret of a field, in place of what is selected, as if it were typed: the browser's own undo takes it out again, which
 * a changed value would make impossible.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  // Deprecated without a replacement that undo knows.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

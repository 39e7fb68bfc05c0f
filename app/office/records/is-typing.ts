/** Whether a key belongs to what has the focus: a field, or a dialog, menu or list that stands over the screen. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]') !==
    null

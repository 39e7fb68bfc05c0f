/** Marks a control that deletes or discards. An opening dialog never focuses it (`safeFocus`). */
export const DESTRUCTIVE = { 'data-destructive': '' } as const

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]'

/**
 * The first control of an opening dialog that deletes or discards nothing. A stray Enter, or a key meant for the page before, then loses
 * nothing.
 * @returns null when the dialog has only such controls; the dialog itself is focused then.
 */
export function safeFocus(dialog: Element): HTMLElement | null {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return (
    controls.find(
      (control) =>
        // A list that keys scroll is read, and takes no words.
        !control.matches(':disabled, [inert] *, [hidden], [type=hidden], [aria-hidden=true], [tabindex="-1"], ul, ol') &&
        !control.closest('[data-destructive], [data-base-ui-focus-guard]'),
    ) ?? null
  )
}

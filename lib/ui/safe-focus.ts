/** Put on a control whose press loses something. A dialog that opens never gives it the focus (`safeFocus`). */
export const DESTRUCTIVE = { 'data-destructive': '' } as const

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]'

/**
 * Where the focus of a dialog that opens belongs: the first control in its order that loses nothing when it is pressed. One
 * Enter too many, or a key that was meant for what was there before, then destroys nothing.
 * @returns null where the dialog holds nothing but such controls; the dialog itself is focused then.
 */
export function safeFocus(dialog: Element): HTMLElement | null {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return (
    controls.find(
      (control) =>
        !control.matches(':disabled, [inert] *, [type=hidden], [aria-hidden=true], [tabindex="-1"]') &&
        !control.closest('[data-destructive], [data-base-ui-focus-guard]'),
    ) ?? null
  )
}

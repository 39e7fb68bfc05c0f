/** Presses a key as the browser sends it. @returns false where the page kept the key for itself. */
export const pressKey = (element: Element, code: string, more: KeyboardEventInit = {}): boolean =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { code, key: code.replace(/^Key/, '').toLowerCase(), bubbles: true, cancelable: true, ...more }),
  )

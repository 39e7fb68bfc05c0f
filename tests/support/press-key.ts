/** Presses a key as the browser sends it. @returns false when the page handled the key. */
export const pressKey = (element: Element, code: string, more: KeyboardEventInit = {}): boolean =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { code, key: code.replace(/^Key/, '').toLowerCase(), bubbles: true, cancelable: true, ...more }),
  )

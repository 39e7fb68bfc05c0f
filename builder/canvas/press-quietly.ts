let isPressing = false

/** Presses a control of the page for the builder: the press selects no block, and ends no writing. */
export function pressQuietly(button: HTMLElement): void {
  isPressing = true
  try {
    button.click()
  } finally {
    isPressing = false
  }
}

/** Whether the present click is such a press. */
export const isQuietPress = (): boolean => isPressing

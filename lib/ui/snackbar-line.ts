// What a snackbar shows and for how long, by a given clock: one message at a time, 2 s (S-SNACK-1, C-SNACK), 5 s with an action or a
// failure; the time pauses while the visitor reads it (pointer or focus on it).
export interface Clock {
  /** Runs once after that many milliseconds; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void
}
export interface Snack {
  text: string
  action?: { label: string; run: () => void }
  /** Whether it reports a failure. */
  isFault?: boolean
}

export const SNACK_TIME = 2000
export const SNACK_LONG_TIME = 5000

export class SnackbarLine {
  #shown: Snack | undefined
  #cancel: (() => void) | undefined
  readonly #clock: Clock
  readonly #onChange: (shown: Snack | undefined) => void

  constructor(clock: Clock, onChange: (shown: Snack | undefined) => void) {
    this.#clock = clock
    this.#onChange = onChange
  }

  get shown(): Snack | undefined {
    return this.#shown
  }

  /** Shows a message; an earlier one is removed. */
  show(snack: Snack): void {
    this.#set(snack)
    this.resume()
  }

  close(): void {
    if (this.#shown) this.#set(undefined)
  }

  pause(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  /** Restarts the message's full time. */
  resume(): void {
    this.pause()
    if (this.#shown)
      this.#cancel = this.#clock.after(this.#shown.action || this.#shown.isFault ? SNACK_LONG_TIME : SNACK_TIME, () => this.close())
  }

  #set(snack: Snack | undefined): void {
    this.pause()
    this.#shown = snack
    this.#onChange(snack)
  }
}

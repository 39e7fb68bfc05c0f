import type { CDPSession, Page } from '@playwright/test'
import type { Point } from './builder-page'

/**
 * A hand below the level of `page.mouse` and `page.keyboard`: events go to the browser in their order and nothing waits for
 * an answer in between, fingers press and pull, syllables are composed as an input method composes them.
 */
export class Hand {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async of(page: Page): Promise<Hand> {
    return new Hand(await page.context().newCDPSession(page))
  }

  // --- the mouse

  /** A drag over all these points, let go a little further on while the pointer still moves. */
  async fling(from: Point, over: readonly Point[], end: Point): Promise<void> {
    const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: Point, isDown: boolean) =>
      this.#session.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: type === 'mouseMoved' && !isDown ? 'none' : 'left',
        buttons: isDown ? 1 : 0,
        clickCount: type === 'mouseMoved' ? 0 : 1,
      })
    await send('mouseMoved', from, false)
    await send('mousePressed', from, true)
    const [last, ...before] = [...over].reverse()
    for (const point of before.reverse()) await send('mouseMoved', point, true)
    await Promise.all([send('mouseMoved', last!, true), send('mouseReleased', end, false)])
  }

  // --- fingers

  press(at: Point): Promise<unknown> {
    return this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  }
  async pull(from: Point, to: Point, steps = 8): Promise<void> {
    for (let i = 1; i <= steps; i++) {
      const at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps }
      await this.#session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
    }
  }
  lift(): Promise<unknown> {
    return this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  // --- an input method

  /** A syllable as far as it has been composed. */
  async compose(text: string): Promise<void> {
    await this.processKey('KeyG')
    await this.#session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  /** Ends the composition under way with this text. */
  async commit(text: string): Promise<void> {
    await this.#session.send('Input.insertText', { text })
  }
  /** Words letter by letter: `한` as ㅎ, 하, 한. */
  async write(words: string): Promise<void> {
    for (const syllable of words) {
      for (const step of stepsOf(syllable)) await this.compose(step)
      await this.commit(syllable)
    }
  }
  /** A key that the input method took: `keyCode` 229, whatever its letter. */
  async processKey(code: string): Promise<void> {
    const key = { code, key: 'Process', windowsVirtualKeyCode: 229 }
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }
  /** A key by its place, with the letter that a Korean layout has there. */
  async koreanKey(code: string, key: string, { ctrl = false, shift = false } = {}): Promise<void> {
    const event = { code, key, windowsVirtualKeyCode: code.charCodeAt(3), modifiers: (ctrl ? 2 : 0) + (shift ? 8 : 0) }
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  }
}

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']

/** The intermediate texts of a syllable typed on a Korean keyboard. */
function stepsOf(syllable: string): string[] {
  const code = syllable.charCodeAt(0) - 0xac00
  if (code < 0 || code > 11_171) return [syllable]
  const open = String.fromCharCode(0xac00 + code - (code % 28))
  return [...new Set([INITIALS[Math.floor(code / 588)]!, open, syllable])]
}

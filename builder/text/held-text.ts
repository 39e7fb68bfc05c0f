import type { Descendant } from 'slate'
import { fromHtml, toHtml } from './rich-text-model'

/**
 * The text as HTML outside and as a tree inside. What was written here comes back from outside as the same HTML and stays the
 * same tree, so that the caret keeps its place; anything else is read anew.
 */
export class HeldText {
  #html: string | undefined
  #value: Descendant[] = []

  read(html: string): Descendant[] {
    if (html !== this.#html) {
      this.#html = html
      this.#value = fromHtml(html)
    }
    return this.#value
  }

  /** @returns the HTML, or undefined where only the caret moved. */
  wrote(value: Descendant[]): string | undefined {
    if (value === this.#value) return undefined
    this.#value = value
    const html = toHtml(value).normalize('NFC')
    const isSame = html === this.#html
    this.#html = html
    return isSame ? undefined : html
  }
}
